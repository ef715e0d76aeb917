// Writes the OpenAPI document with addresses relative to the installation: `docs/openapi.json`.
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/app/open-api/open-api-document.ts';

const lineWidth = 130;

/** JSON with one line for each list and object that fits into it. */
function format(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= lineWidth) return line;
  const inner = `${indent} `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => inner + format(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${format(item, inner)}`);
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

const file = new URL('../../docs/openapi.json', import.meta.url);
const document: unknown = JSON.parse(JSON.stringify(await openApiDocument('/api')));
writeFileSync(file, `${format(document)}\n`);
