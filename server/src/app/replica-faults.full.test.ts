// A replica that is lost, is not a replica, or cancels statements: the primary serves the request, and no request fails.
import { recordSpans, type SpanStart } from '@folio/engine/work/tracing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../kernel/db/database.ts';
import { examineDatabase } from '../kernel/db/migrate.ts';
import { refuseUnfit } from '../kernel/db/replicas/read-replicas.ts';
import { readAt, readPosition } from '../kernel/db/replicas/wal-position.ts';
import { actorOf } from '../testing/actor-of.ts';
import { countReads, readsOf, startReplicatedProduct, stateOf, waitForState } from '../testing/replicated-product.ts';
import type { TestCaller, TestProduct } from '../testing/test-product.ts';

let replicated: Awaited<ReturnType<typeof startReplicatedProduct>>;
let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  replicated = await startReplicatedProduct();
  ({ product } = replicated);
  owner = await product.register('Marta Ferri');
  await product.sql('create table scratch (id int)');
});
afterEach(() => waitForState(product, 'ready'));
afterAll(() => replicated.stop());

const list = async () => (await owner.get('/services/folders/show')).status;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until one more call was answered by the replica, or by the primary for this reason. */
async function untilAnswered(by: string): Promise<void> {
  const before = (await countReads())[by] ?? 0;
  return vi.waitFor(async () => expect((await countReads())[by] ?? 0).toBeGreaterThan(before), { timeout: 30_000, interval: 10 });
}

/** Answers as a call does: from the replica where it can, in a transaction or without one. */
async function read(text: string, isTransaction = false) {
  const { database, replicas } = product.kernel;
  const { position } = await actorOf(product, owner);
  return replicas?.read('test.read', position ?? null, async () => {
    if (isTransaction) return database.transaction(async (tx) => (await tx.client.query(text)).rows);
    return (await database.client.query(text)).rows;
  });
}

const isReplica = 'select pg_is_in_recovery() as "isReplica"';

it('is named a standby server where Folio is to start on it', async () => {
  await expect(examineDatabase(replicated.standby.url)).rejects.toThrow(/is read-only, because it is a standby server/);
});

describe('a replica that is lost', () => {
  it('fails no request, and is used when it is back', async () => {
    const over = new AbortController();
    const statuses: number[] = [];
    const reader = async () => {
      while (!over.signal.aborted) statuses.push(await list());
    };
    const readers = Promise.all(Array.from({ length: 8 }, reader));
    await untilAnswered('replica');
    await replicated.standby.kill();
    await untilAnswered('away');
    expect(stateOf(product)).toBe('away');
    await replicated.standby.start();
    await waitForState(product, 'ready');
    await untilAnswered('replica');
    over.abort();
    await readers;
    expect([...new Set(statuses)]).toEqual([200]);
  });
  it('gives up statements on a server that is frozen', async () => {
    const slow = read('select pg_sleep(0.5), pg_is_in_recovery() as "isReplica"');
    await pause(100);
    const thaw = await replicated.standby.freeze();
    try {
      expect(await slow).toMatchObject([{ isReplica: false }]);
      expect(await list()).toBe(200);
    } finally {
      thaw();
    }
  });
});

describe('a statement that the replica cancels', () => {
  it('because the primary changes what it reads: runs on the primary', async () => {
    const reads = await readsOf(async () => {
      const slow = read('select pg_is_in_recovery() as "isReplica", pg_sleep(1.5), (select count(*) from scratch)');
      await pause(200);
      await product.sql('alter table scratch add column if not exists more int');
      expect(await slow).toMatchObject([{ isReplica: false }]);
    });
    expect(reads).toEqual({ failed: 1 });
  });
  it('because it takes too long: runs on the primary', async () => {
    const slow = read('select pg_is_in_recovery() as "isReplica", pg_sleep(0.5)');
    await pause(100);
    await replicated.standby.query("select pg_cancel_backend(pid) from pg_stat_activity where application_name = 'folio-reads'");
    expect(await slow).toMatchObject([{ isReplica: false }]);
  });
});

describe('a request that turns out to write', () => {
  it.each([
    ['a row', 'insert into scratch (id) values (1) returning pg_is_in_recovery() as "isReplica"'],
    ['a lock', 'select pg_is_in_recovery() as "isReplica" from users for update'],
  ])('%s: is done once, by the primary', async (_name, text) => {
    const { database, replicas } = product.kernel;
    const { position } = await actorOf(product, owner);
    for (const isTransaction of [false, true]) {
      const reads = await readsOf(async () => {
        const call = `test.write ${text} ${isTransaction}`;
        const run = () =>
          replicas?.read(call, position ?? null, () =>
            isTransaction ? database.transaction((tx) => tx.client.query(text)) : database.client.query(text),
          );
        expect((await run())?.rows).toMatchObject([{ isReplica: false }]);
        // Known afterwards.
        expect((await run())?.rows).toMatchObject([{ isReplica: false }]);
      });
      expect(reads).toEqual({ writes: 2 });
    }
    expect(await product.sql('select count(*)::int as count from scratch')).toEqual([{ count: 4 }]);
  });
});

describe('a transaction that reads', () => {
  it('is one on the replica, and what it refuses is the answer', async () => {
    const { database, replicas } = product.kernel;
    const reads = await readsOf(async () => {
      expect(await read(isReplica, true)).toEqual([{ isReplica: true }]);
      const { position } = await actorOf(product, owner);
      const refused = replicas?.read('test.refused', position ?? null, () =>
        database.transaction(async (tx) => {
          await tx.client.query('select 1');
          throw new Error('Not yours');
        }),
      );
      await expect(refused).rejects.toThrow('Not yours');
    });
    expect(reads).toEqual({ replica: 2 });
  });
  it('reads together in one piece, and what fails there is read from the primary', async () => {
    const { database, replicas } = product.kernel;
    const { position } = await actorOf(product, owner);
    const ask = async (db: Db, text: string) => (await db.client.query<{ isReplica: boolean }>(text)).rows[0]?.isReplica;
    const readTwo = (second: string) =>
      replicas?.read(`test.together ${second}`, position ?? null, () =>
        database.together([(db) => ask(db, isReplica), (db) => ask(db, second)]),
      );
    expect(await readsOf(async () => expect(await readTwo(isReplica)).toEqual([true, true]))).toEqual({ replica: 1 });
    const writing = 'insert into scratch (id) values (2) returning pg_is_in_recovery() as "isReplica"';
    expect(await readsOf(async () => expect(await readTwo(writing)).toEqual([false, false]))).toEqual({ writes: 1 });
  });
  it('what continues after the answer asks the primary', async () => {
    const { database, replicas } = product.kernel;
    const { position } = await actorOf(product, owner);
    let goOn = () => {};
    const answered = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let later: Promise<unknown> = Promise.resolve();
    const first = await replicas?.read('test.later', position ?? null, async () => {
      later = answered.then(async () => (await database.client.query(isReplica)).rows);
      return (await database.client.query(isReplica)).rows;
    });
    goOn();
    expect([first, await later]).toEqual([[{ isReplica: true }], [{ isReplica: false }]]);
  });
});

describe('more requests than connections', () => {
  it('are answered by the primary', async () => {
    const few = await replicated.startAnother({ DATABASE_READ_CONNECTIONS: '1' });
    await waitForState(few, 'ready');
    const caller = few.as(owner.token, owner.id);
    const statuses: number[] = [];
    const reads = await readsOf(() =>
      Promise.all(Array.from({ length: 12 }, async () => statuses.push((await caller.get('/services/folders/show')).status))),
    );
    expect([...new Set(statuses)]).toEqual([200]);
    expect((reads.replica ?? 0) + (reads.busy ?? 0)).toBe(12);
    expect(reads.busy).toBeGreaterThan(0);
  });
});

describe('what is no replica of the primary', () => {
  it.each([
    ['the primary itself', () => replicated.postgres.url],
    ['a promoted replica', () => null],
  ])('%s is not read from', async (_name, urlOf) => {
    const standby = await replicated.postgres.addStandby();
    const other = await replicated.startAnother({ DATABASE_READ_URL: urlOf() ?? standby.url });
    const caller = other.as(owner.token, owner.id);
    if (urlOf() === null) {
      await waitForState(other, 'ready');
      expect(await readsOf(() => caller.get('/services/folders/show'))).toEqual({ replica: 1 });
      await standby.promote();
      // It has its own writes from now on.
      await standby.query("insert into folders (account_id, user_id, name) select account_id, id, 'Elsewhere' from users");
      await owner.send('PUT', '/services/folders/create', { name: 'Here' });
      const { body } = await caller.get('/services/folders/show');
      expect((body.folders as { name: string }[]).map(({ name }) => name)).toEqual(['Here']);
    }
    await waitForState(other, 'unfit');
    const reads = await readsOf(async () => expect((await caller.get('/services/folders/show')).status).toBe(200));
    expect(reads).toEqual({ unfit: 1 });
  });
  it('a copy of another database is refused by the name of its system', () => {
    const facts = { isRecovering: true, replayed: 1n, timeline: 1, system: '7', server: '', pid: 1, secondsOld: null };
    expect(() => refuseUnfit(facts, '8')).toThrow('a copy of another database');
    expect(() => refuseUnfit(facts, '7')).not.toThrow();
    // If the primary's user lacks the permission to read it, nothing is known.
    expect(() => refuseUnfit(facts, null)).not.toThrow();
  });
});

describe('the caller', () => {
  it('is asked of the primary, also while a replica answers', async () => {
    const { position } = await actorOf(product, owner);
    const seen = await product.kernel.replicas?.read('test.caller', position ?? null, () => actorOf(product, owner));
    // Only a primary has one.
    expect(seen?.position).toMatch(/^00000001:\d+\/[0-9A-F]+$/);
  });
});

describe('traces', () => {
  it('say which statements a replica ran', async () => {
    const spans: SpanStart[] = [];
    const silent = { within: <T>(run: () => T) => run(), note: () => undefined, fail: () => undefined, end: () => undefined };
    recordSpans({ open: (span) => (spans.push(span), silent), current: () => null });
    try {
      const traced = await replicated.startAnother();
      await waitForState(traced, 'ready');
      spans.length = 0;
      expect((await traced.as(owner.token, owner.id).get('/services/folders/show')).status).toBe(200);
      const serverOf = (span?: SpanStart) => span?.values?.['folio.database'];
      expect(serverOf(spans.find(({ name }) => name === 'actor-by-session'))).toBeUndefined();
      expect(spans.filter((span) => serverOf(span) === 'replica').map(({ name }) => name)).toContain('folders');
    } finally {
      recordSpans(null);
    }
  });
});

describe('several replicas', () => {
  it('share the requests, and one that is lost leaves them to the other', async () => {
    const standby = await replicated.postgres.addStandby();
    const both = await replicated.startAnother({ DATABASE_READ_URL: `${replicated.standby.url}, ${standby.url}` });
    const all = both.kernel.replicas?.all ?? [];
    const caller = both.as(owner.token, owner.id);
    const askTwice = () =>
      readsOf(async () => {
        for (let count = 0; count < 6; count += 1) expect((await caller.get('/services/folders/show')).status).toBe(200);
      });
    const second = (state: string) => vi.waitFor(() => expect(all[1]?.state).toBe(state), { timeout: 10_000, interval: 10 });
    await waitForState(both, 'ready');
    await second('ready');
    const used = all.map(({ connections }) => vi.spyOn(connections, 'use'));
    expect(await askTwice()).toEqual({ replica: 6 });
    expect(used.map(({ mock }) => mock.calls.length > 0)).toEqual([true, true]);
    await standby.kill();
    await second('away');
    expect(await askTwice()).toEqual({ replica: 6 });
  });
});

describe('positions', () => {
  it('are read as PostgreSQL writes them', () => {
    expect(readAt('16/B374D848')).toBe(0x16_b374_d848n);
    expect(readAt('0/0')).toBe(0n);
    expect([readAt(null), readAt(''), readAt('16'), readAt("0/0'; drop")]).toEqual([null, null, null, null]);
    expect(readPosition('0000000A:16/B374D848')).toEqual({ timeline: 10, at: 0x16_b374_d848n });
    // A primary that has become a standby has none.
    expect(readPosition(null)).toBeNull();
  });
});
