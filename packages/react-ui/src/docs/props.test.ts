import ts from 'typescript';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../[A-Z]*/[A-Z]*.tsx', { eager: true, query: '?raw', import: 'default' });
const planted = [
  'planted.tsx',
  'export interface PlantedProps {\n/** Described. */\na: string; b: string; href: string\n/** @default 12 */\nc: number }',
];

/** HTML attributes, which mean what they mean in HTML. */
const native = ['alt', 'aria-describedby', 'children', 'className', 'height', 'href', 'id', 'src', 'type'];

test('every prop of a component has a description in the table of its page, unlike a planted one', () => {
  const components = Object.entries(files).filter(([file]) => !/\.(stories|test)\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(70);
  expect([planted, ...components].flatMap(([file = '', text = '']) => undescribedProps(file, text))).toEqual([
    'PlantedProps.b',
    'PlantedProps.c',
  ]);
});

const undescribedProps = (file: string, text: string): string[] =>
  ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements.filter(isPropsInterface)
    .flatMap(({ name, members }) =>
      members
        .filter((member) => !ts.getJSDocCommentsAndTags(member).some((part) => ts.isJSDoc(part) && part.comment))
        .map((member) => member.name?.getText() ?? '')
        .filter((prop) => !native.includes(prop))
        .map((prop) => `${name.text}.${prop}`),
    );

const isPropsInterface = (statement: ts.Statement): statement is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(statement) &&
  statement.name.text.endsWith('Props') &&
  ts.getCombinedModifierFlags(statement) === ts.ModifierFlags.Export;
