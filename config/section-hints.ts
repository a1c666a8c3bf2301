/** What readers find in each section of the site, by its address; the not-found page shows it. */
export const sectionHints: Readonly<Record<string, string>> = {
  "/": "what Dagger does, feature by feature",
  "/getting-started": "installation, tutorials, CI systems, and types",
  "/extending": "modules and functions in your language",
  "/reference": "CLI, configuration, container runtimes, and error messages",
  "/cookbook": "a program for each task",
};

/** The pages of the previous version. */
export const archiveUrl = "https://archive.docs.dagger.io/0.18/";
