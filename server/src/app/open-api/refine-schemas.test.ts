// Generators such as orval need forms without null or lists of objects, and constants with a type.
import { expect, it } from 'vitest';
import { openApiDocument } from './open-api-document.ts';
import type { Schema } from './open-api-types.ts';

const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(partsOf),
];

const document = await openApiDocument('/api');
const bodies = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId = '', requestBody }) =>
    Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({ operationId, type, schema })),
  );
const formFields = bodies
  .filter(({ type }) => type === 'multipart/form-data')
  .flatMap(({ operationId, schema }) =>
    Object.entries(schema.properties ?? {}).map(([name, field]) => ({ name: `${operationId}.${name}`, field })),
  );

it('describes fields of forms without null', () => {
  const found = formFields.filter(({ field }) => partsOf(field).some(({ type }) => type === 'null'));
  expect(formFields.length).toBeGreaterThan(50);
  expect(found.map(({ name }) => name)).toEqual([]);
});
it('describes objects that a form sends as JSON text as text, and offers JSON too', () => {
  const data = bodies.filter(({ operationId }) => operationId === 'bulkOrders_createRequest');
  expect(data.map(({ type, schema }) => [type, schema.properties?.['data']?.type ?? 'several'])).toEqual([
    ['application/json', 'several'],
    ['multipart/form-data', 'string'],
  ]);
});
it('describes no constant 0, which some generators take for no constant', () => {
  const found = formFields.filter(({ field }) => partsOf(field).some((part) => part.const === 0));
  expect(found.map(({ name }) => name)).toEqual([]);
});
