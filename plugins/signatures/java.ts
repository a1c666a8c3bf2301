import { toJavaMethod, toJavaParameter, toJavaType } from "../../scripts/snippets/java/names.ts";
import { type ApiMember, capitalise, layOut, type Signature, splitArguments } from "./api-member.ts";

/** Declares a function as the Java SDK does: the longer of its two forms where arguments can be left out. */
export function declareJava({ type, name, fn }: ApiMember): Signature {
  const { required, optional } = splitArguments(fn.args);
  const method = toJavaMethod(type, name);
  const parameters = [
    ...required.map((argument) => {
      const place = type === "Query" && argument.name === "id" ? "id" : "value";
      return `${withoutPackage(toJavaType(argument.type, place))} ${toJavaParameter(argument.name)}`;
    }),
    ...(optional.length > 0 ? [`${capitalise(method)}Arguments optArgs`] : []),
  ];
  const returned = withoutPackage(toJavaType(fn.returns, name === "id" ? "id" : "value"));
  return {
    code: layOut(`${returned} ${method}`, parameters, ""),
    name: method,
    optional: optional.map((argument) => `with${capitalise(argument.name)}`),
  };
}

/** Leaves out the package that a module imports. */
export function withoutPackage(type: string): string {
  return type.replace("java.util.", "");
}
