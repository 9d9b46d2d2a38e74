const atTop = [':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration'];
const message =
  'A module of the SDK keeps no state: one server serves many shoppers. Keep it in what a factory returns.';

/** What must not stand at the top of a module: a binding that changes, a collection that can be filled, a pattern with a place in it. */
const selectors = [
  `${atTop}[kind=/let|var/]`,
  `${atTop} > VariableDeclarator:not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly/]) > NewExpression.init[callee.name=/^(Map|Set|WeakMap|WeakSet|Array|AsyncLocalStorage)$/]`,
  `${atTop} > VariableDeclarator > ArrayExpression.init[elements.length=0]`,
  `${atTop} > VariableDeclarator > Literal.init[regex.flags=/[gy]/]`,
  ':matches(ClassBody) > PropertyDefinition[static=true]:not([readonly=true])',
];

/** ESLint rules for a package without module state. */
export const noModuleState = {
  'no-restricted-syntax': ['error', ...selectors.map((selector) => ({ selector, message }))],
};
