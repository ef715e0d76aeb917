// `npm start` runs a bundle: files loaded late, beside the code or in a worker must be found from there too.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeTinyModel } from '@folio/engine/models/testing/tiny-gguf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ChildProduct, createTestDatabase, startChildProduct, type TestDatabase } from '../testing/child-product.ts';
import { goodPassword } from '../testing/test-product.ts';

const startScript = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
const pdf = readFileSync(new URL('../../../engine/src/sources/fixtures/beans.pdf', import.meta.url));

let database: TestDatabase;
let product: ChildProduct;
let token: string;
let detailId: number;
const modelFolder = mkdtempSync(join(tmpdir(), 'tiny-model-'));

function call(method: string, path: string, body?: FormData | object): Promise<Response> {
  return fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  // May have to bundle first.
  product = await startChildProduct({ DATABASE_URL: database.connectionString, DATA_DIR: database.dataDir }, startScript);
  const person = { name: 'Marta Ferri', email: 'marta@example.com', password: goodPassword };
  const registered = (await (await call('POST', '/services/auth/register', person)).json()) as Record<string, { token: string }>;
  token = registered['service-api']?.token ?? '';
});
afterAll(async () => {
  await product?.end('SIGKILL');
  await database.close();
  rmSync(modelFolder, { recursive: true });
});

describe('the bundled product', () => {
  it('has every tool of the catalogue', async () => {
    const { listTools } = await import('@folio/catalogue/catalogue');
    const answer = (await (await call('GET', '/services/pricing')).json()) as { prices: { slug: string }[] };
    expect(answer.prices.map(({ slug }) => slug).toSorted()).toEqual(
      listTools()
        .map((tool) => tool.slug)
        .toSorted(),
    );
  });
  it('reads a PDF in its worker and writes from it', async () => {
    const form = new FormData();
    const fields = {
      job_title: 'Baker',
      company_name: 'Mill Lane',
      responsibilities: 'Bake bread',
      skills: 'Patience',
      location: 'Leeds',
      application_instructions: 'Write to us',
      language: 'en',
    };
    form.set('tool', 'job_posting');
    for (const [name, value] of Object.entries(fields)) form.set(`fields[${name}]`, value);
    form.append('source_files[]', new File([pdf], 'beans.pdf', { type: 'application/pdf' }));
    const placed = (await (await call('POST', '/services/orders/create', form)).json()) as {
      order: { order_details: { id: number }[] };
    };
    detailId = placed.order.order_details[0]?.id ?? 0;
    await vi.waitFor(
      async () =>
        expect(await database.query('select status from order_details where id = $1', [detailId])).toEqual([
          { status: 'accepted' },
        ]),
      { timeout: 20_000, interval: 100 },
    );
    const [source] = await database.query<{ state: string; text: string }>('select state, text from additional_sources');
    expect(source?.state).toBe('ready');
    expect(source?.text).toMatch(/bean/i);
  });
  it.each([
    ['docx', 'PK'],
    ['pdf', '%PDF'],
  ])('writes a document as %s', async (format, magic) => {
    const response = await call('GET', `/services/orders/download?order_detail_id=${detailId}&format=${format}`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(new RegExp(`^${magic}`));
  });
  it('writes with a local model file', async () => {
    const path = join(modelFolder, 'tiny.gguf');
    writeTinyModel(path);
    const made = await call('PUT', '/admin/models/create', {
      name: 'Tiny',
      provider: 'local-gguf',
      model_path: path,
      models: ['tiny'],
    });
    const { connection } = (await made.json()) as { connection: { id: number } };
    const tried = await call('POST', '/admin/models/test', { connection_id: connection.id });
    expect([tried.status, await tried.json()]).toMatchObject([200, { connection: { state: 'ok', problem: null } }]);
  });
  it('serves the web app and the documentation', async () => {
    expect(await (await fetch(product.url)).text()).toContain('<div id="root">');
    expect((await fetch(`${product.url}/api/openapi.json`)).status).toBe(200);
  });
  it('drains on SIGTERM and ends with 0', async () => {
    expect(await product.end('SIGTERM')).toBe(0);
    expect(product.output()).toContain('Stopping');
  });
});
