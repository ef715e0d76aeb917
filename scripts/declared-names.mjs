// What a source file names: identifiers that it declares, titles of its tests and its comments.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Loaded with the first file: the check is also read where packages are not installed yet. */
let parse = null;

/** @typedef {{ type: string, [key: string]: any }} Node */

/** Identifiers that a pattern binds: `x`, `{ a, b: c }`, `[d]`, `e = 1`, `...f`. */
function namesOfPattern(/** @type {Node | null} */ pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesOfPattern(pattern.left);
    case 'RestElement':
      return namesOfPattern(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesOfPattern);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => namesOfPattern(property.value ?? property));
    case 'TSParameterProperty':
      return namesOfPattern(pattern.parameter);
    default:
      return [];
  }
}

/** The key of a property where it is an identifier: quoted and computed keys are data. */
const keyOf = ({ key, computed }) => (!computed && /^(?:Private)?Identifier$/.test(key?.type) ? [key.name] : []);

/** @type {Record<string, (node: Node) => string[]>} */
const namesBy = {
  VariableDeclarator: ({ id }) => namesOfPattern(id),
  CatchClause: ({ param }) => namesOfPattern(param),
  ImportSpecifier: ({ local, imported }) => (local.name === imported.name ? [] : [local.name]),
  ObjectExpression: ({ properties }) => properties.flatMap((property) => (property.shorthand ? [] : keyOf(property))),
};
for (const type of ['ClassDeclaration', 'TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSEnumDeclaration'])
  namesBy[type] = ({ id }) => namesOfPattern(id);
for (const type of ['PropertyDefinition', 'MethodDefinition', 'AccessorProperty', 'TSPropertySignature', 'TSMethodSignature'])
  namesBy[type] = (node) => [...keyOf(node), ...(node.params ?? []).flatMap(namesOfPattern)];
for (const type of [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'TSDeclareFunction',
  'TSFunctionType',
])
  namesBy[type] = ({ id, params }) => [...namesOfPattern(id), ...params.flatMap(namesOfPattern)];

const testCalls = new Set(['it', 'test', 'describe']);

/** The title of `it('…')`, `test.each(rows)('…')` and their like. */
function titleOf({ callee, arguments: [title] }) {
  let called = callee;
  while (called.type === 'MemberExpression' || called.type === 'CallExpression') called = called.object ?? called.callee;
  if (!testCalls.has(called.name)) return [];
  if (title?.type === 'Literal' && typeof title.value === 'string') return [title.value];
  return title?.type === 'TemplateLiteral' ? [title.quasis.map(({ value }) => value.cooked).join('…')] : [];
}

function visit(/** @type {Node} */ node, /** @type {{ names: Set<string>, titles: Set<string> }} */ found) {
  for (const name of namesBy[node.type]?.(node) ?? []) found.names.add(name);
  if (node.type === 'CallExpression') for (const title of titleOf(node)) found.titles.add(title);
  for (const key in node) {
    const child = node[key];
    if (typeof child !== 'object' || child === null) continue;
    for (const one of Array.isArray(child) ? child : [child]) if (one?.type) visit(one, found);
  }
}

/** Names, titles of tests and comments of a TypeScript or JavaScript file, each name and title once. */
export function readSource(/** @type {string} */ file, /** @type {string} */ source) {
  parse ??= require('vite').parseSync;
  const { program, comments } = parse(file, source);
  const found = { names: new Set(), titles: new Set() };
  visit(program, found);
  return { ...found, comments: comments.map(({ value }) => value) };
}
