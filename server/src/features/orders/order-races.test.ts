// Calls that meet on the same document: whatever the order in which they arrive, credits move once and no answer is a server error.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildFolder, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  // No workers: placed orders stay as the test left them.
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Order Owner');
});
afterAll(() => product.stop());

const statuses = (answers: TestAnswer[]) => answers.map((answer) => answer.status).toSorted((a, b) => a - b);
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** A document that holds credits, as one does that waits for a proofreader. */
async function buildReserved(price: number, status = 'onHold') {
  const built = await buildDocument(product, owner);
  await product.sql(`update order_details set status = $2, price = $3, credits_reserved = $3 where id = $1`, [
    built.detailId,
    status,
    price,
  ]);
  await product.sql(
    `with a as (update accounts set credits_available = credits_available - $2, credits_reserved = credits_reserved + $2
       where id = (select account_id from users where id = $1) returning id, credits_available)
     insert into credit_movements (account_id, user_id, order_detail_id, kind, amount, balance) select id, $1, $3, 'reserve', -$2::int, credits_available from a`,
    [owner.id, price, built.detailId],
  );
  return built;
}

/** The ledger's sum is the balance, and the account's reserved credits belong to its documents. */
async function expectLedgerToAddUp() {
  const [row] = await product.sql<{ sum: number; available: number; reserved: number; still_reserved: number }>(
    `select (select sum(amount)::int from credit_movements m where m.account_id = a.id) as sum, a.credits_available as available, a.credits_reserved as reserved,
      (select coalesce(sum(credits_reserved), 0)::int from order_details d where d.account_id = a.id) as still_reserved
     from accounts a join users u on u.account_id = a.id where u.id = $1`,
    [owner.id],
  );
  expect([row?.sum, row?.still_reserved]).toEqual([row?.available, row?.reserved]);
}

const releases = (detailId: number) =>
  product.sql(`select 1 from credit_movements where order_detail_id = $1 and kind = 'release'`, [detailId]);

const remove = (orderId: number) => owner.send('DELETE', '/services/orders/delete', { order_id: orderId });

describe('deleting', () => {
  it('of one order by 20 calls at once succeeds once and releases its credits once', async () => {
    const first = await buildReserved(100);
    await buildReserved(100);
    const lock = `select 1 from order_details where id = ${first.detailId} for update`;
    const answers = await whileLocked(product, lock, 10, () => many(20, () => remove(first.orderId)));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    expect(await releases(first.detailId)).toHaveLength(1);
    await expectLedgerToAddUp();
  });
  it('of one folder with its documents by 20 calls at once releases their credits once', async () => {
    const folder = await buildFolder(product, owner, 'Folder that goes');
    const reserved = await buildReserved(70);
    await owner.send('POST', '/services/orders/move', { order_id: reserved.orderId, folder_id: folder });
    const answers = await many(20, () =>
      owner.send('DELETE', '/services/folders/delete', { folder_id: folder, contents: 'delete' }),
    );
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    expect(await releases(reserved.detailId)).toHaveLength(1);
    await expectLedgerToAddUp();
  });
  it('beside 20 retries leaves no credits behind and answers nothing but sentences', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { orderId, detailId } = await buildReserved(0, 'failed');
      await product.sql('update order_details set price = 60 where id = $1', [detailId]);
      const retry = () => owner.send('POST', '/services/orders/retry', { order_detail_id: detailId });
      const answers = await many(10, (n) => (n % 2 === round % 2 ? retry() : remove(orderId)));
      expect(statuses(answers).filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
      // Either it is being written again, or it is gone.
      expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
      await expectLedgerToAddUp();
    }
  });
});

describe('moving', () => {
  it('to another workspace beside moving into a folder of the first one keeps folder and workspace together', async () => {
    const [first, second] = [await buildWorkspace(product, owner), await buildWorkspace(product, owner, { name: 'Second' })];
    const folder = await buildFolder(product, owner, 'Of the first', first);
    for (let round = 0; round < 30; round += 1) {
      const { orderId } = await buildDocument(product, owner, { workspaceId: first });
      const answers = await many(2, (n) =>
        owner.send('POST', '/services/orders/move', {
          order_id: orderId,
          ...(n ? { workspace_id: second } : { folder_id: folder }),
        }),
      );
      expect(statuses(answers).every((status) => status === 200 || status === 404)).toBe(true);
    }
    expect(
      await product.sql(
        `select d.id from order_details d join folders f on f.id = d.folder_id where f.workspace_id is distinct from d.workspace_id`,
      ),
    ).toEqual([]);
    // Nor can any other statement part them.
    const { detailId } = await buildDocument(product, owner, { workspaceId: second });
    await expect(product.sql('update order_details set folder_id = $2 where id = $1', [detailId, folder])).rejects.toThrow(
      /another workspace/,
    );
  });
  it('into a folder that is deleted meanwhile is done or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const folder = await buildFolder(product, owner, `Short-lived ${round}`);
      const documents = await many(8, () => buildDocument(product, owner));
      const answers = await Promise.all([
        ...documents.map(({ orderId }) => owner.send('POST', '/services/orders/move', { order_id: orderId, folder_id: folder })),
        owner.send('DELETE', '/services/folders/delete', { folder_id: folder }),
      ]);
      expect(statuses(answers).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    }
  });
});

describe('a document that is deleted', () => {
  it('beside comments, saves, restores and pictures answers them 404 and leaves no file behind', async () => {
    const { orderId, detailId, versionId } = await buildDocument(product, owner);
    const picture = () => {
      const form = new FormData();
      form.set('order_detail_id', String(detailId));
      form.set('alt', 'A loaf');
      // The smallest picture there is: one pixel.
      const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
      form.set('file', new File([Buffer.from(pixel, 'base64')], 'loaf.png', { type: 'image/png' }));
      return owner.send('POST', '/services/orders/upload_picture', form);
    };
    const lock = `select 1 from order_details where id = ${detailId} for update`;
    const answers = await whileLocked(product, lock, 5, async (untilWaiting) => {
      const removing = remove(orderId);
      await untilWaiting(1);
      const others = [
        owner.send('PUT', '/comments/create', { order_detail_id: detailId, text: 'Too late' }),
        owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html: '<p>Too late.</p>' } }),
        owner.send('POST', '/services/orders/versions/restore', { version_id: versionId }),
        picture(),
      ];
      return Promise.all([removing, ...others]);
    });
    expect(answers.map((answer) => answer.status)).toEqual([200, 404, 404, 404, 404]);
    const files = await readdir(join(product.kernel.config.dataDir, 'files', 'assets')).catch(() => []);
    expect(files).toEqual([]);
  });
});

describe('the list', () => {
  it('followed by its cursor shows every document of one transaction once', async () => {
    const person = await product.register('Cursor Person');
    const { orderId } = await buildDocument(product, person);
    await product.sql(
      `insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, price, created_at)
       select order_id, account_id, user_id, tool_slug, 'Row ' || n, 'en', 'accepted', 0, '2026-11-21 10:00:00.123456+00'
       from order_details, generate_series(1, 34) n where order_id = $1`,
      [orderId],
    );
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await person.get('/services/orders/show', { action: 'product-list', per_page: 10, after });
      seen.push(...(body.orders as { order_detail_id: number }[]).map((row) => row.order_detail_id));
      after = (body.next as string | null) ?? undefined;
    } while (after !== undefined && seen.length <= 100);
    expect([seen.length, new Set(seen).size]).toEqual([35, 35]);
  });
});
