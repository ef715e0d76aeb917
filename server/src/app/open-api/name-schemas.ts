// Shapes that have a name in the contract stand once, in `components.schemas`, and are referred to everywhere else.
import { components } from '@folio/contract/components';
import type { OpenApiDocument, Schema } from './open-api-types.ts';
import { refineSchema } from './refine-schemas.ts';
import { schemaConverter } from './schema-converter.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortKeys = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Equal for two schemas that differ in nothing but their description and the order of their keys. */
const contentOf = (schema: Schema) => JSON.stringify({ ...schema, description: undefined }, sortKeys);

/** Scalars are as clear without a name. */
const isWorthName = ({ properties, enum: values, anyOf, oneOf }: Schema) => Boolean(properties ?? values ?? anyOf ?? oneOf);

const suffixes = { output: '', input: 'Input' } as const;

/** Component names by content. A shape that reads differently as input has two. */
function namesByContent(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(components))
    for (const strategy of ['output', 'input'] as const) {
      const converted = refineSchema(schemaConverter.convert(schema, { strategy })[1] as Schema);
      const content = contentOf(converted);
      if (isWorthName(converted) && !names.has(content)) names.set(content, `${name}${suffixes[strategy]}`);
    }
  return names;
}

/** The document with a reference for each named shape, and the definitions of those that it uses. */
export function nameSchemas(document: OpenApiDocument): OpenApiDocument {
  const names = namesByContent();
  const definitions: Record<string, unknown> = {};
  const replaceWithin = (value: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]));
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (!isObject(value)) return value;
    const name = names.get(contentOf(value));
    if (!name) return replaceWithin(value);
    const { description, ...schema } = value;
    if (!(name in definitions)) {
      definitions[name] = null;
      definitions[name] = replaceWithin(schema);
    }
    return { $ref: `#/components/schemas/${name}`, ...(description !== undefined && { description }) };
  };
  const paths = replace(document.paths) as OpenApiDocument['paths'];
  const sorted = Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...document,
    paths,
    components: { ...document.components, schemas: { ...sorted, ...(document.components?.['schemas'] as object) } },
  };
}
