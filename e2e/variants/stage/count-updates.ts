import type { ClientModule } from "@docusaurus/types";

/** How often a navigation has begun, and how often what it began has been cleaned up. */
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
