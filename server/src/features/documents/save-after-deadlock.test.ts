// A save that PostgreSQL ends because of a deadlock is made once more, and is there once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Saving Person');
  // A sequence keeps counting where a transaction is undone: the first new version is refused, the next ones are not.
  await product.sql('create sequence first_saves');
  await product.sql(`create function refuse_first() returns trigger language plpgsql as $$
    begin
      if nextval('first_saves') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end; $$`);
});
afterAll(() => product.stop());

it('answers the save, and keeps one version', async () => {
  const { detailId } = await buildDocument(product, owner, { title: 'Trail shoes', html: '<p>Light.</p>' });
  await product.sql(
    'create trigger refuse_first before insert on document_versions for each row execute function refuse_first()',
  );
  const { status } = await owner.send('POST', '/services/orders/update', {
    order_detail_id: detailId,
    content: { html: '<p>Light and dry.</p>' },
  });
  expect(status).toBe(200);
  const versions = await product.sql<{ html: string }>(
    'select html from document_versions where order_detail_id = $1 order by number desc',
    [detailId],
  );
  expect(versions).toHaveLength(2);
  expect(versions[0]?.html).toContain('Light and dry.');
  expect(await product.sql('select last_value::int as tries from first_saves')).toEqual([{ tries: 2 }]);
});
