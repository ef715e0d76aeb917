// Clients that openapi-typescript and hey-api make of the committed OpenAPI document type-check strictly, and work: log in, order, list, upload, read an error.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { goodPassword, startTestProduct, type TestProduct } from '@folio/server/testing/test-product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const folder = join(packageFolder, 'generated');
const document = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
const hook = pathToFileURL(fileURLToPath(new URL('typescript-5.mjs', import.meta.url))).href;

const withOpenApiFetch = `
import createClient from 'openapi-fetch';
import type { components, paths } from './schema';

export const nameOf = (campaign: components['schemas']['Campaign']) => campaign.name;
export const titleOf = (titled: components['schemas']['Task' | 'Document']) => titled.title;

export async function useClient(baseUrl: string, email: string, password: string) {
  const visitor = createClient<paths>({ baseUrl });
  const login = await visitor.POST('/services/auth/login', { body: { email, password } });
  if (login.error || !('service-api' in login.data)) throw new Error('no token');
  const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + login.data['service-api'].token } });
  const fields = { job_title: 'Bäcker', company_name: 'Mill Lane' };
  const placed = await client.POST('/services/orders/create', { body: { tool: 'job_posting', fields } });
  const missing: 'error' | undefined = placed.error?.status;
  const code: string | undefined = placed.error?.code;
  const errors: Record<string, string[]> | undefined = placed.error?.errors;
  const file = new File(['Größe;Preis'], 'Größen.csv', { type: 'text/csv' });
  const source = await client.PUT('/features/additional-source/create', {
    body: { name: 'Prices', type: 'file', file: file as unknown as string, tags: ['a', 'b'] },
    bodySerializer: (body) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) for (const one of [value].flat()) form.append(name, one as string);
      return form;
    },
  });
  const tags = source.data?.additional_source.tags;
  const listed = await client.GET('/services/orders/show', { params: { query: { order_detail_ids: [1, 2, 3], per_page: 5 } } });
  return { missing, code, errors: Object.keys(errors ?? {}), tags, total: listed.data?.recordsTotal };
}
`;

const withHeyApi = `
import { sessionLogin, ordersCreate, documentsShow, sourcesCreate } from './hey';
import { createClient } from './hey/client';
import type { Campaign, Document, Task } from './hey';

export const nameOf = (campaign: Campaign) => campaign.name;
export const titleOf = (titled: Task | Document) => titled.title;

export async function useClient(baseUrl: string, email: string, password: string) {
  const client = createClient({ baseUrl });
  const login = await sessionLogin({ client, body: { email, password } });
  if (!login.data || !('service-api' in login.data)) throw new Error('no token');
  const auth = login.data['service-api'].token;
  const placed = await ordersCreate({ client, auth, body: { tool: 'job_posting', fields: { job_title: 'Bäcker', company_name: 'Mill Lane' } } });
  const missing: 'error' | undefined = placed.error?.status;
  const code: string | undefined = placed.error?.code;
  const errors: Record<string, string[]> | undefined = placed.error?.errors;
  const file = new File(['Größe;Preis'], 'Größen.csv', { type: 'text/csv' });
  const source = await sourcesCreate({ client, auth, body: { name: 'Prices', type: 'file', file, tags: ['a', 'b'] } });
  const tags = source.data?.additional_source.tags;
  const listed = await documentsShow({ client, auth, query: { order_detail_ids: [1, 2, 3], per_page: 5 } });
  return { missing, code, errors: Object.keys(errors ?? {}), tags, total: listed.data?.recordsTotal };
}
`;

/** Returns the path of a package file: from this folder's node_modules if installed there, otherwise from the shared one. */
function packageFile(name: string, path: string): string {
  const own = join(packageFolder, 'node_modules', name);
  return join(existsSync(own) ? own : join(packageFolder, '..', 'node_modules', name), path);
}

interface Generated {
  useClient: (baseUrl: string, email: string, password: string) => Promise<Record<string, unknown>>;
}

let product: TestProduct;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await Promise.all([
    run(process.execPath, [packageFile('openapi-typescript', 'bin/cli.js'), document, '-o', join(folder, 'schema.ts')]),
    run(process.execPath, [
      '--import',
      hook,
      packageFile('@hey-api/openapi-ts', 'dist/run.mjs'),
      '-i',
      document,
      '-o',
      join(folder, 'hey'),
    ]),
  ]);
  writeFileSync(join(folder, 'with-openapi-fetch.ts'), withOpenApiFetch);
  writeFileSync(join(folder, 'with-hey-api.ts'), withHeyApi);
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Owner Person', 'owner@example.com');
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a client made of the OpenAPI document', () => {
  it('type-checks strictly', async () => {
    const tsc = packageFile('typescript', 'bin/tsc');
    const flags =
      '--noEmit --strict --target es2023 --module esnext --moduleResolution bundler --lib es2023,dom,dom.iterable'.split(' ');
    const files = ['with-openapi-fetch.ts', 'with-hey-api.ts', 'hey/index.ts'].map((name) => join(folder, name));
    const { stdout } = await run(process.execPath, [tsc, ...flags, ...files]).catch((problem: { stdout: string }) => problem);
    expect(stdout).toBe('');
  });
  it.each(['with-openapi-fetch', 'with-hey-api'])('%s logs in, reads errors, uploads a file and lists', async (name) => {
    const { useClient } = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Generated;
    expect(await useClient(`${product.url}/api`, 'owner@example.com', goodPassword)).toEqual({
      missing: 'error',
      code: 'INVALID_INPUT',
      errors: expect.arrayContaining(['responsibilities', 'skills']),
      tags: ['a', 'b'],
      total: 0,
    });
  });
});
