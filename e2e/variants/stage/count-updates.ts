import type { ClientModule } from "@docusaurus/types";

/** Number of navigations that have started, and number of their cleanups that have run. */
const counts = { begun: 0, ended: 0 };

if (typeof window !== "undefined") {
  Object.assign(window, { routeUpdates: counts });
}

/** A client module whose cleanup must not run twice. */
const clientModule: ClientModule = {
  onRouteUpdate() {
    counts.begun += 1;
    return () => {
      counts.ended += 1;
    };
  },
};

export default clientModule;
