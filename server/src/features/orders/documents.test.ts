// Documents once they are written: downloads, saving, versions, deleting.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());

async function show(caller: TestCaller, detailId: number) {
  const { body } = await caller.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
  return (body.orders as Record<string, unknown>[])[0] ?? {};
}

describe('a download', () => {
  it('is a file to save, under a name people can read, and never a page', async () => {
    const person = await product.register('Download Person');
    const { detailId } = await buildDocument(product, person, { title: 'Zelte für 2: "Höhle"' });
    const { status, headers, body } = await person.get('/services/orders/download', { order_detail_id: detailId, format: 'md' });
    expect([status, body.text]).toEqual([200, expect.stringContaining('# Trail shoes')]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=utf-8''Zelte%20f%C3%BCr%202/i);
    expect((await person.get('/services/orders/download', { order_detail_id: detailId, format: 'exe' })).status).toBe(422);
  });
});

describe('saving', () => {
  it('extends an open version while typing, keeps every closed one, and restores an old one as a new one', async () => {
    const person = await product.register('Saving Person');
    const { detailId, versionId } = await buildDocument(product, person);
    const save = (html: string, more: Record<string, unknown> = {}) =>
      person.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html }, ...more });
    await save('<p data-origin="person">One</p>', { autosave: true });
    const { body } = await save('<p data-origin="person">One two</p><script>alert(1)</script>', { autosave: true });
    expect((body.order as { content: { html: string } }).content.html).toBe('<p data-origin="person">One two</p>');
    await save('<p>Three</p>');
    const versions = async () =>
      (await person.get('/services/orders/order_history', { order_detail_id: detailId })).body.versions as {
        id: number;
        number: number;
        origin: string;
      }[];
    expect((await versions()).map((version) => [version.number, version.origin])).toEqual([
      [3, 'person'],
      [2, 'person'],
      [1, 'engine'],
    ]);
    await person.send('POST', '/services/orders/versions/restore', { version_id: versionId });
    expect((await versions())[0]).toMatchObject({ number: 4, origin: 'restore' });
    expect(((await show(person, detailId)).content as { html: string }).html).toContain('They grip.');
  });
});

describe('deleting', () => {
  it('removes the document, its versions and its place in the counts', async () => {
    const person = await product.register('Delete Person');
    const built = await buildDocument(product, person);
    expect((await person.send('DELETE', '/services/orders/delete', { order_detail_id: built.detailId })).status).toBe(200);
    expect((await person.get('/services/orders/show')).body.recordsTotal).toBe(0);
    expect(
      await product.sql('select count(*)::int as left from document_versions where order_detail_id = $1', [built.detailId]),
    ).toEqual([{ left: 0 }]);
    const other = await buildDocument(product, person);
    expect((await person.send('DELETE', `/services/orders/delete?order_id=${other.orderId}`)).status).toBe(200);
  });
});
