// The users' view of a product that reads from a replica: never less than everything committed before their request.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../testing/build.ts';
import { type ChildProduct, startChildProduct } from '../testing/child-product.ts';
import {
  countReads,
  metricsToken,
  readsOf,
  startReplicatedProduct,
  stateOf,
  waitForState,
} from '../testing/replicated-product.ts';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let replicated: Awaited<ReturnType<typeof startReplicatedProduct>>;
let product: TestProduct;
let second: TestProduct;
let owner: TestCaller;

const list = async (caller: TestCaller, query: Record<string, number> = {}) => {
  const { status, body } = await caller.get('/services/folders/show', query);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body.folders as { name: string }[]).map(({ name }) => name);
};
const create = async (caller: TestCaller, name: string, more: Record<string, number> = {}) => {
  const { status, body } = await caller.send('PUT', '/services/folders/create', { name, ...more });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
};
const on = (other: TestProduct, { token, id }: TestCaller) => other.as(token, id);
const apiTokenOf = async (caller: TestCaller, scopes: string[]) => {
  const { body } = await caller.send('PUT', '/tools/api_tokens/create', { name: `Script ${Math.random()}`, scopes });
  return body.plainTextToken as string;
};
/** Runs something while the replica shows nothing new. */
async function whilePaused<T>(run: () => Promise<T>): Promise<T> {
  await replicated.standby.pause();
  try {
    return await run();
  } finally {
    await replicated.standby.resume();
  }
}

beforeAll(async () => {
  replicated = await startReplicatedProduct({ isEmpty: true });
  ({ product } = replicated);
  second = await replicated.startAnother();
  owner = await product.register('Marta Ferri');
});
afterEach(async () => {
  await replicated.standby.resume();
  await Promise.all([product, second].map((one) => waitForState(one, 'ready')));
});
afterAll(() => replicated.stop());

describe('a replica without the newest migrations', () => {
  it('is not read from, and then is', async () => {
    await create(owner, 'Before the tables');
    await vi.waitFor(() => expect(stateOf(product)).not.toBe('away'), { timeout: 15_000 });
    const missing = "select from pg_tables where tablename = 'folders'";
    expect(await replicated.standby.query(missing)).toHaveLength(0);
    const { replica = 0, ...others } = await readsOf(async () => expect(await list(owner)).toEqual(['Before the tables']));
    expect([replica, Object.keys(others)]).toEqual([0, ['behind']]);
    await replicated.standby.resume();
    await waitForState(product, 'ready');
    expect(await replicated.standby.query(missing)).toHaveLength(1);
    expect(await readsOf(async () => expect(await list(owner)).toEqual(['Before the tables']))).toEqual({ replica: 1 });
  });
});

describe('reads without writes', () => {
  it('come from the replica', async () => {
    await list(owner);
    const reads = await readsOf(() => Promise.all(Array.from({ length: 10 }, () => list(owner))));
    expect(reads).toEqual({ replica: 10 });
  });
  it('come from the replica for tokens too', async () => {
    const script = product.as(await apiTokenOf(owner, ['read']));
    await list(script);
    expect(await readsOf(() => list(script))).toEqual({ replica: 1 });
  });
});

describe('a long transaction that nobody sees yet', () => {
  it('leaves reads to the replica', async () => {
    const client = await product.kernel.database.pool.connect();
    try {
      await client.query('begin');
      const reads = await readsOf(async () => {
        for (let step = 0; step < 60; step += 1) {
          // Larger than the flush unit, so that positions lie amid records.
          await client.query("select pg_logical_emit_message(true, 'folio', repeat('x', 9000))");
          await new Promise((resolve) => setTimeout(resolve, 20));
          await list(owner);
        }
      });
      expect(reads.replica).toBeGreaterThan(55);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('reads after a write', () => {
  it('sees it 20 times at once, in both processes, in another tab and by a token, while the replica is paused', async () => {
    const log = await product.visitor.send('POST', '/services/auth/login', {
      email: 'marta.ferri@example.com',
      password: goodPassword,
    });
    const otherTab = second.as((log.body['service-api'] as { token: string }).token);
    const token = await apiTokenOf(owner, ['read']);
    const readers = [owner, on(second, owner), otherTab, product.as(token), second.as(token)];
    await whilePaused(async () => {
      const { replica = 0 } = await readsOf(() =>
        Promise.all(
          Array.from({ length: 20 }, async (_, index) => {
            const writer = index % 2 === 0 ? owner : on(second, owner);
            await create(writer, `Paused ${index}`);
            for (const reader of readers) expect(await list(reader)).toContain(`Paused ${index}`);
          }),
        ),
      );
      expect(replica).toBe(0);
    });
  });
  it('waits a little for a replica that is a little late, and reads there', async () => {
    await replicated.standby.delay(25);
    try {
      const reads = await readsOf(async () => {
        for (let index = 0; index < 10; index += 1) {
          await create(owner, `Late ${index}`);
          expect(await list(owner)).toContain(`Late ${index}`);
        }
      });
      expect(reads.replica ?? 0).toBeGreaterThan(0);
    } finally {
      await replicated.standby.delay(0);
    }
  });
  it('is answered by the primary when the replica is late', async () => {
    // Longer than the test lasts.
    await replicated.standby.delay(60_000);
    try {
      await create(owner, 'Too late');
      expect(await list(owner)).toContain('Too late');
      // Once it is known to be behind, nobody waits.
      expect(stateOf(product)).toBe('behind');
    } finally {
      await replicated.standby.delay(0);
    }
  });
  it('sees it in a process of its own', async () => {
    const child: ChildProduct = await startChildProduct({
      DATABASE_URL: replicated.postgres.url,
      DATABASE_READ_URL: replicated.standby.url,
      DATA_DIR: product.kernel.config.dataDir,
      FOLIO_ROLE: 'web',
      SECRET_KEY: 'a-key-of-tests-0123456789-abcdefghijklmn',
    });
    try {
      const headers = { authorization: `Bearer ${owner.token}` };
      const read = async () => (await fetch(`${child.url}/api/services/folders/show`, { headers })).text();
      await whilePaused(async () => {
        for (let index = 0; index < 10; index += 1) {
          await create(owner, `From another process ${index}`);
          expect(await read()).toContain(`From another process ${index}`);
        }
      });
    } finally {
      await child.end('SIGTERM');
    }
  });
});

describe('figures', () => {
  const figures = async () => {
    const answer = await fetch(`${product.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const lines = (await answer.text()).split('\n').filter((line) => /^folio_re(?:plica|ads)_/.test(line));
    return new Map(
      lines
        .map((line) => [line.replace(/replica="[^"]+"/, 'replica'), Number(line.split(' ').at(-1))])
        .map(([line, value]) => [String(line).replace(/ \S+$/, ''), Number(value)]),
    );
  };
  it('name each replica, and how old what it shows is', async () => {
    await list(owner);
    await waitForState(product, 'ready');
    const before = await figures();
    expect(before.get('folio_replica_ready{replica}')).toBe(1);
    expect(before.get('folio_reads_total{from="replica",reason=""}')).toBeGreaterThan(0);
    await whilePaused(async () => {
      await create(owner, 'While figures are read');
      await list(owner);
      await vi.waitFor(async () => {
        const late = await figures();
        expect(late.get('folio_replica_ready{replica}')).toBe(0);
        expect(late.get('folio_replica_lag_seconds{replica}')).toBeGreaterThan(0.2);
      }, 60_000);
    });
  });
});

describe('a shared workspace', () => {
  it('shows everyone what anyone wrote, and never less than before', async () => {
    const anna = await product.join(owner, 'Anna Bianchi', 'user');
    const workspaceId = await buildWorkspace(product, owner, { members: [anna] });
    const shared = { workspace_id: workspaceId };
    const seen = new Map<TestCaller, number>();
    const readers = [anna, on(second, anna), on(second, owner)];
    for (let round = 0; round < 6; round += 1) {
      // The replica is stopped and continues while people write.
      if (round % 2 === 0) await replicated.standby.pause();
      else await replicated.standby.resume();
      await create(owner, `Shared ${round}`, shared);
      await Promise.all(
        readers.map(async (reader) => {
          const count = (await list(reader, shared)).length;
          expect(count).toBeGreaterThanOrEqual(Math.max(round + 1, seen.get(reader) ?? 0));
          seen.set(reader, count);
        }),
      );
    }
  });
});

describe('what decides', () => {
  it('holds at once: a log-out, a disabled person, another role, an ended impersonation', async () => {
    const login = async (email: string) => {
      const { body } = await product.visitor.send('POST', '/services/auth/login', { email, password: goodPassword });
      return (body['service-api'] as { token: string }).token;
    };
    const gone = await product.join(owner, 'Rosa Conti', 'intermediate');
    const token = await login('rosa.conti@example.com');
    const [here, there] = [product.as(token), second.as(token)];
    const statuses = () => Promise.all([here, there].map(async (reader) => (await reader.get('/admin/usage')).status));
    expect(await statuses()).toEqual([200, 200]);
    await whilePaused(async () => {
      await product.sql(`update users set role = 'user' where id = $1`, [gone.id]);
      expect(await statuses()).toEqual([403, 403]);
      await product.sql(`update users set role = 'intermediate' where id = $1`, [gone.id]);
      expect(await statuses()).toEqual([200, 200]);
      expect((await here.send('POST', '/services/auth/logout')).status).toBe(200);
      expect(await statuses()).toEqual([401, 401]);
      const back = second.as(await login('rosa.conti@example.com'));
      expect((await back.get('/admin/usage')).status).toBe(200);
      const { token: asked } = (await owner.send('POST', '/services/auth/impersonation_token', { id: gone.id })).body;
      const started = await owner.send('POST', '/services/auth/impersonate', { userId: gone.id, token: asked });
      const acting = second.as((started.body['service-api'] as { token: string }).token);
      expect((await acting.get('/admin/usage')).status).toBe(200);
      await product.sql('update users set disabled_at = now() where id = $1', [gone.id]);
      expect((await acting.get('/admin/usage')).status).toBe(401);
      expect((await back.get('/admin/usage')).status).toBe(401);
    });
  });
});

describe('a product without a replica', () => {
  it('asks for nothing more than before', async () => {
    const alone = await startTestProduct({ FOLIO_ROLE: 'web' });
    try {
      expect([alone.kernel.replicas, alone.kernel.database.isReplicated]).toEqual([null, undefined]);
      const asked: string[] = [];
      const { pool } = alone.kernel.database;
      const query = pool.query.bind(pool) as (...words: unknown[]) => unknown;
      const person = await alone.register('Nina Weiss');
      Object.assign(pool, {
        query: (first: string | { text: string }, ...others: unknown[]) => {
          asked.push(typeof first === 'string' ? first : first.text);
          return query(first, ...others);
        },
      });
      const before = await countReads();
      await list(person);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((text) => /wal|recovery/.test(text))).toEqual([]);
      expect(await countReads()).toEqual(before);
    } finally {
      await alone.stop();
    }
  });
});
