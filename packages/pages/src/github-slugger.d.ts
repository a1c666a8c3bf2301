// The version that comes with Docusaurus has no types.
declare module "github-slugger" {
  export default class GithubSlugger {
    /** Returns an id for a heading that differs from all ids it returned before. */
    slug(text: string, maintainCase?: boolean): string;
  }
}
