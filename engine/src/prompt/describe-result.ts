// The result's shape in words, for servers that follow no schema and for limits that no schema may carry.

import { isHtmlLeaf } from './html-leaves.ts';
import { isMeasured, type JsonSchema } from './measured-leaves.ts';
import { limitsInWords } from './model-schema.ts';

function kindOf(schema: JsonSchema, path: string, htmlLeaves: ReadonlySet<string>): string {
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  if (schema.anyOf) return schema.anyOf.map((option) => kindOf(option, path, htmlLeaves)).join(' or ');
  if (schema.type === 'string') return isHtmlLeaf(path, htmlLeaves) ? 'HTML fragment' : 'plain text';
  if (schema.type === 'integer') return 'whole number';
  return typeof schema.type === 'string' ? schema.type : 'value';
}

function lines(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  path: string,
  depth: number,
  html: ReadonlySet<string>,
): string[] {
  const isList = schema.type === 'array' && schema.items !== undefined;
  const shown = isList && schema.items ? schema.items : schema;
  const shownPath = isList ? `${path}[]` : path;
  const kind = shown.properties ? (isList ? 'objects' : 'object') : kindOf(shown, shownPath, html);
  const notes = [
    isList ? limitsInWords(schema) : '',
    isList && !shown.properties ? `each ${limitsInWords(shown)}`.trim() : limitsInWords(shown),
  ];
  const facts = [
    isList ? `list of ${kind}` : kind,
    ...notes.filter((note) => note !== '' && note !== 'each'),
    schema.description,
    isRequired ? '' : 'may be left out',
  ].filter(Boolean);
  const line = `${'  '.repeat(depth)}- ${name}: ${facts.join('; ')}`;
  return [line, ...membersOf(shown, shownPath, depth + 1, html)];
}

function membersOf(schema: JsonSchema, path: string, depth: number, html: ReadonlySet<string>): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !isMeasured(name))
    .flatMap(([name, property]) =>
      lines(name, property, schema.required?.includes(name) ?? false, path === '' ? name : `${path}.${name}`, depth, html),
    );
}

/** One line per key of the result, indented as the keys nest; measured figures are left out. */
export function describeResult(schema: JsonSchema, htmlLeaves: ReadonlySet<string>): string {
  return membersOf(schema, '', 0, htmlLeaves).join('\n');
}
