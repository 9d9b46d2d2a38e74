const atTop = [':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration'];
const message =
  'An SDK module must not hold state, since one server serves many shoppers. Keep state in the object that a factory returns.';

/** Rejected at module level: reassignable bindings, mutable collections and stateful patterns. */
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
