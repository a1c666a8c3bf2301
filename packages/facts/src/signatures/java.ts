import { type ApiArgument, isRequired } from "../api.ts";
import { capitalize, toJavaMethod, toJavaParameter, toJavaType } from "../spellings.ts";
import { type ApiMember, type Declarer, layOut, splitArguments } from "./api-member.ts";

/** Renders the API in Java; of a function's two overloads, it uses the one that takes all arguments. */
export const java: Declarer = {
  declareFunction(member, _api, detail) {
    const { type, name, fn } = member;
    const { required, optional } = splitArguments(fn.args);
    const method = toJavaMethod(type, name);
    const options = `${capitalize(method)}Arguments`;
    const parameters = [
      ...required.map((argument) => declareParameter(member, argument)),
      ...(optional.length > 0 ? [`${options} optArgs`] : []),
    ];
    const returned = withoutPackage(toJavaType(fn.returns, name === "id" ? "id" : "value"));
    const code = layOut(`${returned} ${method}`, parameters, "", { detail });
    const setters = optional.map((argument) => `\n  .${declareSetter(member, argument)}`).join("");
    return {
      code:
        detail !== "full" || setters === "" ? code : `${code}\n\nnew ${toJavaType(type, "id")}.${options}()${setters}`,
      name: method,
      optional: optional.map(nameSetter),
    };
  },
  declareArgument(member, argument) {
    return isRequired(argument)
      ? { code: declareParameter(member, argument), name: toJavaParameter(argument.name) }
      : { code: declareSetter(member, argument), name: nameSetter(argument) };
  },
  declareType(type) {
    const name = toJavaType(type, "id");
    return { code: `class ${name}`, name };
  },
  declareEnum: (name) => ({ code: `enum ${name}`, name }),
  declareEnumValue: (type, value) => ({ code: `${type}.${value}`, name: value }),
};

/** Renders an optional argument, which is set on an options object. */
function declareSetter(member: ApiMember, argument: ApiArgument): string {
  return `${nameSetter(argument)}(${declareParameter(member, argument)})`;
}

function nameSetter({ name }: ApiArgument): string {
  return `with${capitalize(name)}`;
}

function declareParameter({ type }: ApiMember, argument: ApiArgument): string {
  // Only the functions that load an object by its id take the id itself.
  const place = type === "Query" && argument.name === "id" ? "id" : "value";
  return `${withoutPackage(toJavaType(argument.type, place))} ${toJavaParameter(argument.name)}`;
}

function withoutPackage(type: string): string {
  return type.replace("java.util.", "");
}
