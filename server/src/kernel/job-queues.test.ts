// Queues at a start: missing ones are created, those of an earlier version are changed, and fitting ones are not written.
import { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/child-product.ts';
import { ensureQueues } from './job-queues.ts';

it('a queue is created once, changed where its limits changed, and else left as it is', async () => {
  const database = await createTestDatabase();
  const boss = new PgBoss({ connectionString: database.connectionString });
  await boss.start();
  const definition = { name: 'letter.post', retries: 3, timeout: 60 };
  const read = () =>
    database.query(
      `select name, retry_limit, expire_seconds, dead_letter, heartbeat_seconds, xmin::text as written
       from pgboss.queue where name like 'letter.%' order by name`,
    );
  try {
    await ensureQueues(boss, [definition]);
    const created = await read();
    expect(created).toMatchObject([
      { name: 'letter.post', retry_limit: 3, expire_seconds: 60, dead_letter: 'letter.post.dead', heartbeat_seconds: 10 },
      { name: 'letter.post.dead', retry_limit: 2000, expire_seconds: 120, dead_letter: null, heartbeat_seconds: 10 },
    ]);
    await ensureQueues(boss, [definition]);
    expect(await read()).toEqual(created);
    await ensureQueues(boss, [{ ...definition, retries: 5, timeout: 90 }]);
    expect(await read()).toMatchObject([{ retry_limit: 5, expire_seconds: 90 }, { written: created[1]?.written }]);
  } finally {
    await boss.stop({ graceful: false, close: true });
    await database.close();
  }
});
