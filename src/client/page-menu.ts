/** Opens the menu of a page, whose code is loaded when it's first wanted. */
export function startPageMenu(): void {
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(".page-menu");
    if (button) {
      const { togglePageMenu } = await import("./page-menu/index.ts");
      togglePageMenu(button);
    }
  });
}
