// Writes the OpenAPI document with addresses relative to the installation: `docs/openapi.json`.
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/app/open-api/open-api-document.ts';

const file = new URL('../../docs/openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(await openApiDocument('/api'), null, 1)}\n`);
