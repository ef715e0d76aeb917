// Invariants after a death: nothing lost, nothing twice, credits as before.
import { startModelServer } from '@folio/engine/models/testing/model-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type ChildProduct,
  createTestDatabase,
  startChildOn,
  startChildProduct,
  type TestDatabase,
} from '../testing/child-product.ts';
import { posting, writtenPosting } from '../testing/job-posting.ts';
import { goodPassword } from '../testing/test-product.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

async function start(database: TestDatabase, role: 'web' | 'worker' | 'all'): Promise<ChildProduct> {
  const product = await startChildOn(database, role);
  cleanUp.push(() => product.end('SIGKILL'));
  return product;
}

async function api(product: ChildProduct, method: string, path: string, body: unknown, token?: string) {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> };
}

async function register(product: ChildProduct): Promise<string> {
  const { body } = await api(product, 'POST', '/services/auth/register', {
    name: 'Marta Ferri',
    email: 'marta@example.com',
    password: goodPassword,
  });
  return (body['service-api'] as { token: string }).token;
}

async function connect(product: ChildProduct, token: string, base_url: string): Promise<void> {
  const connection = { name: 'Local', provider: 'openai-compatible', base_url, models: ['test-model'] };
  const { id } = (await api(product, 'PUT', '/admin/models/create', connection, token)).body.connection as { id: number };
  const choice = { capability: 'text', connection_id: id, model: 'test-model' };
  await api(product, 'POST', '/admin/models/choose', choice, token);
}

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  cleanUp.push(() => database.close());
  return database;
}

describe('a worker killed while it writes', () => {
  it('is followed by another: one version, credits settled once', async () => {
    const database = await newDatabase();
    const model = await startModelServer('openai-compatible', [{ kind: 'hang' }, { kind: 'text', text: writtenPosting }]);
    cleanUp.push(() => model.close());
    const web = await start(database, 'web');
    const token = await register(web);
    await connect(web, token, model.baseUrl);
    const worker = await start(database, 'worker');
    const placed = (await api(web, 'POST', '/services/orders/create', { tool: 'job_posting', fields: posting }, token)).body
      .order as { order_details: { id: number }[] };
    const id = placed.order_details[0]?.id;
    await vi.waitFor(() => expect(model.requests.length).toBe(1), { timeout: 15_000 });
    await worker.end('SIGKILL');
    await start(database, 'worker');
    await vi.waitFor(
      async () =>
        expect(await database.query('select status from order_details where id = $1', [id])).toEqual([{ status: 'accepted' }]),
      { timeout: 60_000, interval: 200 },
    );
    expect(
      await database.query('select count(*)::int as versions from document_versions where order_detail_id = $1', [id]),
    ).toEqual([{ versions: 1 }]);
    expect(
      await database.query('select kind, amount from credit_movements where order_detail_id = $1 order by id', [id]),
    ).toEqual([
      { kind: 'reserve', amount: -60 },
      { kind: 'settle', amount: 0 },
    ]);
    expect(await database.query('select credits_available as available, credits_reserved as reserved from accounts')).toEqual([
      { available: 9940, reserved: 0 },
    ]);
  });
  it('leaves an answer of a conversation to the next: its text begins empty, one settlement', async () => {
    const database = await newDatabase();
    const model = await startModelServer('openai-compatible', [
      { kind: 'stall', text: 'Half of an answer' },
      { kind: 'text', text: 'The whole answer.' },
    ]);
    cleanUp.push(() => model.close());
    const web = await start(database, 'web');
    const token = await register(web);
    await connect(web, token, model.baseUrl);
    const worker = await start(database, 'worker');
    const aichat = '/services/orders/tools/aichat';
    const begun = await api(web, 'PUT', `${aichat}/create`, { tool: 'ai_chat_conversational' }, token);
    const { id: chat_id } = begun.body.chat as { id: number };
    const asking = fetch(`${web.url}/api${aichat}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ chat_id, text: 'Tell me everything' }),
    });
    const answer = async () =>
      database.query<{ text: string; state: string }>(`select text, state from chat_messages where role = 'assistant'`);
    await vi.waitFor(async () => expect(await answer()).toEqual([{ text: 'Half of an answer', state: 'writing' }]), {
      timeout: 15_000,
    });
    await worker.end('SIGKILL');
    await start(database, 'worker');
    // A client that stays connected sees it end.
    expect(await (await asking).text()).toContain('The whole answer.');
    expect(await answer()).toEqual([{ text: 'The whole answer.', state: 'done' }]);
    expect(
      await database.query('select kind, amount, spent from credit_movements where amount < 0 or spent > 0 order by id'),
    ).toEqual([
      { kind: 'reserve', amount: -5, spent: 0 },
      { kind: 'settle', amount: 0, spent: 5 },
    ]);
    expect(await database.query('select credits_available as available, credits_reserved as reserved from accounts')).toEqual([
      { available: 9995, reserved: 0 },
    ]);
  });
});

describe('the process', () => {
  it('drains on SIGTERM and ends with 0', async () => {
    const product = await start(await newDatabase(), 'all');
    expect(await product.end('SIGTERM')).toBe(0);
    expect(product.output()).toContain('Stopping');
  });
  it('closes open streams instead of waiting for their end', async () => {
    const web = await start(await newDatabase(), 'web');
    const token = await register(web);
    await connect(web, token, 'http://127.0.0.1:9/v1');
    const aichat = '/services/orders/tools/aichat';
    const { chat } = (await api(web, 'PUT', `${aichat}/create`, { tool: 'ai_chat_conversational' }, token)).body;
    // No worker is there to answer.
    const listening = await fetch(`${web.url}/api${aichat}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ chat_id: (chat as { id: number }).id, text: 'Is anybody there?' }),
    });
    expect(listening.status).toBe(200);
    expect(await web.end('SIGTERM')).toBe(0);
    await expect(listening.text()).rejects.toThrow('terminated');
  });
  it('never writes passwords or tokens into its log', async () => {
    const product = await start(await newDatabase(), 'all');
    const token = await register(product);
    await api(product, 'POST', '/services/auth/login', { email: 'marta@example.com', password: 'wrong password here' });
    expect(product.output()).not.toContain(goodPassword);
    expect(product.output()).not.toContain(token);
  });
});

describe('a database that goes away', () => {
  it('is answered 503 with Retry-After, never 401, and the process lives on', async () => {
    const database = await newDatabase();
    const product = await start(database, 'web');
    const token = await register(product);
    const name = new URL(database.connectionString.replace('postgresql:', 'http:')).pathname.slice(1);
    const cut = async (isOpen: boolean) => {
      const { default: pg } = await import('pg');
      const admin = new pg.Client({ connectionString: database.connectionString.replace(`/${name}?`, '/folio?') });
      await admin.connect();
      await admin.query(`alter database ${name} allow_connections ${isOpen}`);
      if (!isOpen)
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like 'folio%'`,
          [name],
        );
      await admin.end();
    };
    await cut(false);
    const lost = await api(product, 'GET', '/user', undefined, token);
    expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    await cut(true);
    await vi.waitFor(async () => expect((await api(product, 'GET', '/user', undefined, token)).status).toBe(200), {
      timeout: 15_000,
      interval: 100,
    });
  });
});

describe('a wrong configuration', () => {
  it('names every wrong value and does not start', async () => {
    await expect(startChildProduct({ PORT: '99999', FOLIO_ROLE: 'boss', SMTP_URL: 'mail.example.com' })).rejects.toThrow(
      /PORT must be 0 to 65535[\s\S]*FOLIO_ROLE must be all, web or worker[\s\S]*SMTP_URL must start with smtp/,
    );
  });
});
