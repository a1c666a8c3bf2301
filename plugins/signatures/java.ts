import type { ApiArgument } from "../../scripts/facts/api.ts";
import { toJavaMethod, toJavaParameter, toJavaType } from "../../scripts/snippets/java/names.ts";
import { type ApiMember, capitalise, type Declarer, isRequired, layOut, splitArguments } from "./api-member.ts";

/** The API in Java; of a function's two forms, the one that takes all arguments. */
export const java: Declarer = {
  declareFunction(member) {
    const { type, name, fn } = member;
    const { required, optional } = splitArguments(fn.args);
    const method = toJavaMethod(type, name);
    const parameters = [
      ...required.map((argument) => declareParameter(member, argument)),
      ...(optional.length > 0 ? [`${capitalise(method)}Arguments optArgs`] : []),
    ];
    const returned = withoutPackage(toJavaType(fn.returns, name === "id" ? "id" : "value"));
    return {
      code: layOut(`${returned} ${method}`, parameters, ""),
      name: method,
      optional: optional.map((argument) => `with${capitalise(argument.name)}`),
    };
  },
  declareArgument(member, argument) {
    const parameter = declareParameter(member, argument);
    const setter = `with${capitalise(argument.name)}`;
    return isRequired(argument)
      ? { code: parameter, name: toJavaParameter(argument.name) }
      : { code: `${setter}(${parameter})`, name: setter };
  },
  declareType(type) {
    const name = toJavaType(type, "id");
    return { code: `class ${name}`, name };
  },
  declareEnum: (name) => ({ code: `enum ${name}`, name }),
  declareEnumValue: (type, value) => ({ code: `${type}.${value}`, name: value }),
};

function declareParameter({ type }: ApiMember, argument: ApiArgument): string {
  // The functions that load an object by its id are the only ones that take the id itself.
  const place = type === "Query" && argument.name === "id" ? "id" : "value";
  return `${withoutPackage(toJavaType(argument.type, place))} ${toJavaParameter(argument.name)}`;
}

function withoutPackage(type: string): string {
  return type.replace("java.util.", "");
}
