// The version that Docusaurus brings has no types of its own.
declare module "github-slugger" {
  export default class GithubSlugger {
    /** Returns an id for a heading: unlike all that it returned before. */
    slug(text: string, maintainCase?: boolean): string;
  }
}
