/**
 * Words that nearly every section contains. They're found only in headings, and count in a query only if it has no
 * other words: `from` alone is a method, but in "values from a file" it isn't.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a about actually after all already also always am an and another any anything are as at be because been before " +
    "being but by can could did do does doing done each else etc even ever every everything for from get gets getting " +
    "give gives got had has have having he her here his how however i if in instead into is it its itself just let " +
    "like may me might more most much must my myself need no nor not now of off on once one only or other our out " +
    "over own per please rather really same shall she should simply so some someone something still such than that " +
    "the their them then there these they this those through to too until up upon us use used uses using very via " +
    "want was way we were what when where whether which while who whom whose why will with within would yet you your " +
    "yours yourself"
  ).split(" "),
);
