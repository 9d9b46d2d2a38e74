import { basename } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { contractTypes, type ContractTypes, type TypedCall, type TypedSchema } from './contract-types.ts';
import { commentOf, createTypePrinter, hasDeclaration, isStructure } from './print-type.ts';

const typesPath = 'packages/sdk/src/contract/types.ts';
const callsPath = 'packages/sdk/src/calls.ts';

/**
 * Returns the files with the requests and responses of all calls as named types, and the calls as functions of them.
 */
export async function typesFiles(): Promise<{ path: string; content: string }[]> {
  const types = contractTypes();
  const declared = namedTypes(types);
  const names = new Map(declared.map(({ type, name }) => [type, name]));
  const references = new Map<string, string>();
  const { print, printBody, printMembers, isInterface } = createTypePrinter(types.checker, {
    nameOf: (type) => names.get(type),
    onReference: (name, file) => references.set(name, file),
  });
  const declarations = declared.map(({ type, name, sentence }) => {
    const base = baseOf(type, names) ?? extendedBy(type, [...names.keys()].filter(isInterface), types.checker);
    return isInterface(type)
      ? `${commentOf(sentence)}export interface ${name}${base ? ` extends ${names.get(base)}` : ''} {\n${printMembers(type, base)}\n}`
      : `${commentOf(sentence)}export type ${name} = ${printBody(type)};`;
  });
  const areas = types.areas.map(({ name: area, calls }) => {
    const methods = calls.map(
      (call) =>
        `${commentOf(call.sentence)}readonly ${call.name}: (${inputOf(area, call, types)}) => Promise<${print(call.output)}>;`,
    );
    return `export interface ${capital(area)}Calls {\n${methods.join('\n')}\n}`;
  });
  const all = types.areas.map(({ name }) => `readonly ${name}: ${capital(name)}Calls;`).join('\n');
  const functions = [
    ...areas,
    `/** Every call of the contract as a function, by area. */\nexport interface Calls {\n${all}\n}`,
  ];
  const used = [...names.values(), ...references.keys()].filter((name) => isUsed(name, functions)).toSorted();
  const imports = [
    "import type { CallOptions } from './client/create-client.ts';",
    `import type { ${used.join(', ')} } from './contract/types.ts';`,
  ];
  return [
    { path: typesPath, content: await formatted([...referenceLines(references), ...declarations]) },
    { path: callsPath, content: await formatted([imports.join('\n'), ...functions]) },
  ];
}

/** Types in the spelling of the index, which no call accepts or returns. */
const wireOnly: readonly string[] = ['ProductDocument', 'InspirationDocument', 'Fusion', 'RangeCounts'];

/** Returns the types of exported schemas, then the unnamed inputs and outputs of calls. */
function namedTypes({ checker, areas, schemas }: ContractTypes): TypedSchema[] {
  const found = new Map<ts.Type, TypedSchema>();
  const add = (each: TypedSchema): void => {
    if (isStructure(each.type) && !hasDeclaration(each.type) && !found.has(each.type)) found.set(each.type, each);
  };
  schemas.filter(({ name }) => !wireOnly.includes(name)).forEach(add);
  for (const { name: area, calls } of areas)
    for (const { name, input, output } of calls) {
      const operation = `${area}.${name}`;
      if (checker.getPropertiesOfType(input).length > 0)
        found.set(input, { name: inputName(area, name), sentence: `The request of \`${operation}\`.`, type: input });
      const reply = `${capital(area)}${capital(name)}`;
      const [item] = checker.isArrayType(output) ? checker.getTypeArguments(output as ts.TypeReference) : [];
      if (item) add({ name: `${reply}Item`, sentence: `One item of the reply of \`${operation}\`.`, type: item });
      else add({ name: `${reply}Reply`, sentence: `The reply of \`${operation}\`.`, type: output });
    }
  return [...found.values()];
}

/** Returns the part of an intersection that has a name. */
const baseOf = (type: ts.Type, names: ReadonlyMap<ts.Type, string>): ts.Type | undefined =>
  type.isIntersection() ? type.types.find((part) => names.has(part)) : undefined;

/** Returns the type to extend: its members all exist in the given type, and it shares the most unchanged members. */
function extendedBy(type: ts.Type, others: readonly ts.Type[], checker: ts.TypeChecker): ts.Type | undefined {
  const members = (each: ts.Type) => checker.getPropertiesOfType(each);
  const shared = (other: ts.Type) =>
    members(other).filter((member) => {
      const own = checker.getPropertyOfType(type, member.name);
      return own?.flags === member.flags && checker.getTypeOfSymbol(own) === checker.getTypeOfSymbol(member);
    }).length;
  const isWider = (other: ts.Type) =>
    checker.isTypeAssignableTo(type, other) &&
    members(other).every(({ name }) => checker.getPropertyOfType(type, name)) &&
    !(members(other).length === members(type).length && checker.isTypeAssignableTo(other, type));
  return others
    .filter((other) => shared(other) >= minShared && isWider(other))
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

/** Fewer members are easier to read in place. */
const minShared = 6;

function inputOf(area: string, { name, input }: TypedCall, { checker }: ContractTypes): string {
  const parts = checker.getPropertiesOfType(input);
  const isOptional = parts.every((part) => (part.flags & ts.SymbolFlags.Optional) !== 0);
  return `input${isOptional ? '?' : ''}: ${parts.length > 0 ? `${inputName(area, name)} & ` : ''}CallOptions`;
}

const inputName = (area: string, name: string): string => `${capital(area)}${capital(name)}Input`;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const isUsed = (name: string, texts: readonly string[]): boolean =>
  texts.some((text) => new RegExp(`\\b${name}\\b`).test(text));

function referenceLines(references: ReadonlyMap<string, string>): string[] {
  const byFile = [...Map.groupBy(references, ([, file]) => file)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lists = byFile.map(([file, found]) => {
    const names = found.map(([name]) => name).toSorted();
    return { names: names.join(', '), from: file.includes('/domain/') ? '@basin/domain' : `./${basename(file)}` };
  });
  return [
    lists.map(({ names, from }) => `import type { ${names} } from '${from}';`).join('\n'),
    `export type { ${lists.map(({ names }) => names).join(', ')} };`,
  ];
}

async function formatted(parts: readonly string[]): Promise<string> {
  const text = ['// Generated by `npm run generate` from the schemas of the contract.', ...parts].join('\n\n');
  return format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });
}
