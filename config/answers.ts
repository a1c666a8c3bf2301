/** `themeConfig.answers`: who answers questions. */
export interface AnswerSettings {
  readonly provider: "local" | "browser" | "endpoint" | "algolia" | "off";
  readonly endpoint?: string;
}
