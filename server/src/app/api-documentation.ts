// OpenAPI 3.1 and a readable reference, both made from the contract.
import { contract } from '@folio/contract/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  description?: string;
}

interface OpenApiDocument {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
}

/** The OpenAPI document of the whole API. */
export async function openApiDocument(publicUrl: string): Promise<OpenApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Folio API',
      version: '2.0.0',
      description:
        'Answers are one flat object: {"status": "success", …}. Failures carry an HTTP status and {"status": "error", "message", "errors"?: {field: [messages]}}. Send a session or API token as bearer token.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
  return document as unknown as OpenApiDocument;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function typeOf(schema: Schema | undefined): string {
  if (!schema) return 'any';
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

function rowsOf(operation: Operation): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const fields = [
    ...(operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      place: parameter.in,
      type: typeOf(parameter.schema),
      isRequired: parameter.required ?? false,
    })),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      place: 'body',
      type: typeOf(schema),
      isRequired: body?.required?.includes(name) ?? false,
    })),
  ].filter((field) => !['source', 'user_id'].includes(field.name));
  if (fields.length === 0) return '<p>No parameters.</p>';
  const rows = fields.map(
    (field) =>
      `<tr><td><code>${escapeHtml(field.name)}</code>${field.isRequired ? ' <b>required</b>' : ''}</td><td>${field.place}</td><td>${escapeHtml(field.type)}</td></tr>`,
  );
  return `<table><thead><tr><th>Name</th><th>In</th><th>Type</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2622;background:#fff}h1{font-size:1.8rem}h2{margin-top:2.5rem;font-size:1.05rem}
code{font-family:ui-monospace,monospace}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #dde3e0;vertical-align:top}b{font-weight:600;color:#8a5a00;font-size:.8rem}
.method{display:inline-block;min-width:4rem;font-weight:700;color:#0f6a50}@media(prefers-color-scheme:dark){body{color:#e8efec;background:#151b19}th,td{border-color:#33413c}.method{color:#5fd39a}b{color:#f0c36a}}`;

/** The readable reference: one section a call, without scripts. */
export function referencePage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = calls.map(
    ({ path, method, operation }) =>
      `<section><h2 id="${method}${escapeHtml(path).replaceAll('/', '-')}"><span class="method">${method.toUpperCase()}</span> <code>/api${escapeHtml(path)}</code></h2><p>${escapeHtml(operation.summary ?? '')}</p>${rowsOf(operation)}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Folio API</title><style>${style}</style></head>
<body><main><h1>Folio API</h1><p>${escapeHtml(document.info.description ?? '')}</p><p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a></p>${sections.join('\n')}</main></body></html>`;
}
