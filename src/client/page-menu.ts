/** Copies a page, or opens its menu; the code of both is loaded when it's first wanted. */
export function startPageMenu(): void {
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(".page-menu");
    if (button) {
      const { pressPageMenu } = await import("./page-menu/index.ts");
      await pressPageMenu(button);
    }
  });
}
