import type { ClientModule } from "@docusaurus/types";
import globalData from "@generated/globalData";
import posthog from "posthog-js";
import type { AnalyticsOptions } from "./index.ts";

const { key, host } = (globalData.analytics?.default ?? {}) as AnalyticsOptions;

if (typeof window !== "undefined" && key && host) {
  posthog.init(key, {
    api_host: host,
    // Page views are captured below, once per path. Automatic capture would count some of them twice.
    capture_pageview: false,
    capture_pageleave: false,
    autocapture: false,
    disable_session_recording: true,
    disable_external_dependency_loading: true,
    advanced_disable_decide: true,
  });
}

/** Captures one page view per path change, including the first load. A new query or hash is still the same page. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) {
      posthog.capture("$pageview");
    }
  },
};

export default clientModule;
