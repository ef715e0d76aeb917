// A readable reference of the API, made from its OpenAPI document.
import { escapeHtml } from '@folio/contract/escape';
import type { OpenApiDocument, Operation, Schema } from './open-api-types.ts';

type Schemas = Record<string, Schema | undefined>;

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** The schema that a reference names; any other schema itself. */
const resolved = (schema: Schema | undefined, schemas: Schemas) => (schema?.$ref ? schemas[nameOf(schema.$ref)] : schema);

/** A named object is shown by its name, a named choice by its values. */
function typeOf(schema: Schema | undefined, schemas: Schemas): string {
  if (!schema) return 'any';
  if (schema.$ref) {
    const target = resolved(schema, schemas);
    return target?.enum || target?.anyOf ? typeOf(target, schemas) : nameOf(schema.$ref);
  }
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => typeOf(one, schemas)))].join(' | ');
  if (schema.format === 'binary') return 'file';
  if (schema.items) return `${typeOf(schema.items, schemas)}[]`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

function rowsOf(operation: Operation, schemas: Schemas): string {
  const body = resolved(Object.values(operation.requestBody?.content ?? {}).at(-1)?.schema, schemas);
  const fields = [
    ...(operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      location: parameter.in,
      type: typeOf(parameter.schema, schemas),
      isRequired: parameter.required ?? false,
    })),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      location: 'body',
      type: typeOf(schema, schemas),
      isRequired: body?.required?.includes(name) ?? false,
    })),
  ];
  if (fields.length === 0) return '<p>No parameters.</p>';
  const rows = fields.map(
    (field) =>
      `<tr><td><code>${escapeHtml(field.name)}</code>${field.isRequired ? ' <b>required</b>' : ''}</td><td>${field.location}</td><td>${escapeHtml(field.type)}</td></tr>`,
  );
  return `<table><thead><tr><th>Name</th><th>In</th><th>Type</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const errorsOf = (operation: Operation) =>
  Object.keys(operation.responses ?? {})
    .filter((status) => Number(status) >= 400)
    .join(', ');

const style = `nav ul{columns:3;padding-left:1.2rem}.errors{font-size:.85rem;opacity:.75}@media(max-width:40rem){nav ul{columns:1}th:first-child{width:50%}td code{font-size:.8rem}}body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2622;background:#fff}h1{font-size:1.8rem}h2{margin-top:3.5rem}h3{margin-top:2.5rem;font-size:1.05rem}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #dde3e0;vertical-align:top}b{font-weight:600;color:#8a5a00;font-size:.8rem}
.method{display:inline-block;min-width:4rem;font-weight:700;color:#0f6a50}@media(prefers-color-scheme:dark){body{color:#e8efec;background:#151b19}th,td{border-color:#33413c}.method{color:#5fd39a}b{color:#f0c36a}}`;

/** The readable reference: one section a call, without scripts. */
export function referencePage(document: OpenApiDocument): string {
  const schemas = (document.components?.['schemas'] ?? {}) as Schemas;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sectionOf = ({ path, method, operation }: (typeof calls)[number]) =>
    `<section><h3 id="${operation.operationId ?? ''}"><span class="method">${method.toUpperCase()}</span> <code>/api${escapeHtml(path)}</code></h3><p>${escapeHtml(operation.summary ?? '')}. ${escapeHtml(operation.description ?? '')}</p>${rowsOf(operation, schemas)}<p class="errors">Errors: ${errorsOf(operation)}</p></section>`;
  const groups = (document.tags ?? []).map(({ name, description }) => ({
    name,
    description,
    id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    calls: calls.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  const contents = groups.map(({ name, id }) => `<li><a href="#${id}">${escapeHtml(name)}</a></li>`).join('');
  const sections = groups.map(
    (group) =>
      `<h2 id="${group.id}">${escapeHtml(group.name)}</h2><p>${escapeHtml(group.description)}</p>${group.calls.map(sectionOf).join('\n')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Folio API</title><style>${style}</style></head>
<body><main><h1>Folio API</h1><p>${escapeHtml(document.info.description ?? '')}</p><p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a></p><nav><ul>${contents}</ul></nav>${sections.join('\n')}</main></body></html>`;
}
