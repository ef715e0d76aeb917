// Documents once they are written: downloads, saving, versions, deleting.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
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
    expect((body.order as { content: { html: string } }).content.html).toBe(
      `<p data-origin="person" data-by="${person.id}">One two</p>`,
    );
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

describe('saving in two places at once', () => {
  interface Saved {
    content: { html: string };
    version: { id: number; revision: number };
  }
  const open = async (name: string) => {
    const person = await product.register(name);
    const { detailId } = await buildDocument(product, person);
    const first = (await show(person, detailId)) as unknown as Saved;
    const save = (html: string, base?: Saved['version'], more: Record<string, unknown> = { autosave: true }) =>
      person.send('POST', '/services/orders/update', {
        order_detail_id: detailId,
        content: { html },
        ...(base ? { base_version_id: base.id, base_revision: base.revision } : {}),
        ...more,
      });
    return { person, detailId, first, save };
  };
  const orderOf = (answer: { body: Record<string, unknown> }) => answer.body.order as Saved;
  const textsOf = async (detailId: number) =>
    (
      await product.sql<{ html: string }>('select html from document_versions where order_detail_id = $1 order by number', [
        detailId,
      ])
    ).map(({ html }) => html.replace(/<[^>]*>/g, ''));

  it('refuses the second tab of one person and keeps what the first one saved', async () => {
    const { detailId, first, save } = await open('Two Tabs');
    const one = orderOf(await save('<p>From the first tab</p>', first.version));
    const further = orderOf(await save('<p>From the first tab, further</p>', one.version));
    expect(further.version).toMatchObject({ id: one.version.id, revision: one.version.revision + 1 });
    const late = await save('<p>From the second tab</p>', one.version);
    expect([late.status, late.body.message]).toEqual([409, 'Someone saved a newer version of this text']);
    const overtaken = await save('<p>From the second tab</p>', first.version);
    expect(overtaken.status).toBe(409);
    expect(await textsOf(detailId)).toEqual(['Trail shoesThey grip.', 'From the first tab, further']);
    const kept = await save('<p>From the second tab</p>', further.version, { autosave: false });
    expect(kept.status).toBe(200);
    expect(await textsOf(detailId)).toEqual(['Trail shoesThey grip.', 'From the first tab, further', 'From the second tab']);
  });

  it('lets exactly one of two saves at the same moment through', async () => {
    const { detailId, first, save } = await open('One Moment');
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => save(`<p>${text}</p>`, first.version)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await textsOf(detailId)).toHaveLength(2);
  });

  it('takes a repeated save for the same one, and a client without revisions as before', async () => {
    const { detailId, first, save } = await open('Lost Answer');
    await save('<p>Arrived</p>', first.version);
    expect((await save('<p>Arrived</p>', first.version)).status).toBe(200);
    expect((await save('<p>Arrived, and more</p>', first.version, { autosave: true, base_revision: undefined })).status).toBe(
      200,
    );
    expect(await textsOf(detailId)).toEqual(['Trail shoesThey grip.', 'Arrived, and more']);
  });

  it('refuses a change that was made before a restore', async () => {
    const { person, detailId, first, save } = await open('Before Restore');
    const mine = orderOf(await save('<p>Mine</p>', first.version, { autosave: false }));
    await person.send('POST', '/services/orders/versions/restore', { version_id: first.version.id });
    expect((await save('<p>Mine, further</p>', mine.version)).status).toBe(409);
    expect(await textsOf(detailId)).toHaveLength(3);
  });
});

describe('versions', () => {
  interface Version {
    id: number;
    number: number;
    origin: string;
    restored_number: number | null;
    name: string | null;
  }
  const open = async (name: string) => {
    const person = await product.register(name);
    const { detailId, versionId } = await buildDocument(product, person);
    const save = (html: string, autosave = false) =>
      person.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html }, autosave });
    const versions = async () =>
      (await person.get('/services/orders/order_history', { order_detail_id: detailId })).body.versions as Version[];
    const cancel = () => person.send('POST', '/services/orders/versions/cancel', { order_detail_id: detailId });
    const text = async () => ((await show(person, detailId)).content as { html: string }).html.replace(/<[^>]*>/g, '');
    return { person, detailId, versionId, save, versions, cancel, text };
  };

  it('are compared two by two, whichever they are, but not across documents', async () => {
    const { person, versionId, save, versions } = await open('Compare Person');
    await save('<h1>Trail shoes</h1><p>They hold on wet stone.</p>');
    const [newest] = await versions();
    const compare = (one: number, other: number) =>
      person.get('/services/orders/versions/compare', { version_id: one, other_version_id: other });
    const { status, body } = await compare(versionId, newest?.id ?? 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: { number: 1, is_current: false }, to: { number: 2, is_current: true } });
    expect([body.words_added, body.words_removed]).toEqual([4, 1]);
    const back = await compare(newest?.id ?? 0, versionId);
    expect([back.body.words_added, back.body.words_removed]).toEqual([1, 4]);
    const other = await buildDocument(product, person);
    expect((await compare(versionId, other.versionId)).status).toBe(404);
  });

  it('a restore is cancelled while it is the newest, once, and what stood before comes back', async () => {
    const { person, versionId, save, versions, cancel, text } = await open('Cancel Person');
    await save('<p>Mine</p>', true);
    expect((await cancel()).status).toBe(409);
    await person.send('POST', '/services/orders/versions/restore', { version_id: versionId });
    expect(await text()).toContain('They grip.');
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await text()).toBe('Mine');
    expect((await versions()).map(({ number, origin, restored_number: of }) => [number, origin, of])).toEqual([
      [4, 'cancel', 2],
      [3, 'restore', 1],
      [2, 'person', null],
      [1, 'engine', null],
    ]);
    await person.send('POST', '/services/orders/versions/restore', { version_id: versionId });
    await save('<p>Written since</p>');
    const late = await cancel();
    expect([late.status, late.body.message]).toEqual([409, 'There is no restore to cancel']);
    expect(await text()).toBe('Written since');
  });

  it('a named one is closed: what is typed next makes another', async () => {
    const { person, save, versions } = await open('Name Person');
    await save('<p>One</p>', true);
    const [open1] = await versions();
    await person.send('POST', '/services/orders/versions/name', { version_id: open1?.id, name: 'For the print' });
    await save('<p>Two</p>', true);
    expect((await versions()).map(({ number, name }) => [number, name])).toEqual([
      [3, null],
      [2, 'For the print'],
      [1, null],
    ]);
  });
});

describe('authorship', () => {
  it('is the server’s to say, save by save, for each of the people who write', async () => {
    const owner = await product.register('Provenance Owner');
    const other = await product.join(owner, 'Olli Other', 'user');
    const workspaceId = await buildWorkspace(product, owner, { members: [other] });
    const html =
      '<h1 data-origin="engine">Trail shoes</h1><p data-origin="engine">They grip on wet stone and last for years.</p>';
    const { detailId } = await buildDocument(product, owner, { workspaceId, html });
    const save = (caller: TestCaller, text: string) =>
      caller.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html: text }, autosave: true });
    const provenance = async () => {
      const { body } = await other.get('/services/orders/provenance', { order_detail_id: detailId });
      return {
        passages: (body.passages as { text: string; origin: string; person: string | null }[]).map((one) => [
          one.origin,
          one.person,
        ]),
        totals: body.totals,
      };
    };
    await save(owner, `${html}<p data-origin="engine">Claimed to be written by the engine.</p>`);
    await save(
      other,
      '<h1>Trail shoes</h1><p>They grip on wet stone and on snow.</p><p>Claimed to be written by the engine.</p><p>Mine.</p>',
    );
    expect(await provenance()).toEqual({
      passages: [
        ['engine', null],
        ['mixed', 'Olli Other'],
        ['person', 'Provenance Owner'],
        ['person', 'Olli Other'],
      ],
      totals: { engine: 11, mixed: 45, person: 44, words: 18 },
    });
    await save(other, html);
    expect((await provenance()).totals).toEqual({ engine: 100, mixed: 0, person: 0, words: 11 });
  });
  it('goes along with a download, alone and in a zip, when it is asked for', async () => {
    const person = await product.register('Export Person');
    const one = await buildDocument(product, person);
    const save = '<h1>Trail shoes</h1><p>They <em>slip</em> & I wrote "this" all by myself.</p>';
    await person.send('POST', '/services/orders/update', { order_detail_id: one.detailId, content: { html: save } });
    const download = async (more: Record<string, string | number>) =>
      (await person.get('/services/orders/download', { order_detail_id: one.detailId, format: 'md', ...more })).body.text;
    expect(await download({})).not.toContain('Provenance');
    const text = await download({ provenance: 1 });
    expect(text).toContain('## Provenance');
    expect(text).toMatch(/They slip & I wrote "this" all by myself\.\s*\|\s*person\s*\|.*Export Person/);
    for (const format of ['docx', 'pdf', 'html', 'txt', 'csv', 'xlsx']) {
      const { status } = await person.get('/services/orders/download', { order_detail_id: one.detailId, format, provenance: 1 });
      expect([format, status]).toEqual([format, 200]);
    }
  });
  it('takes a rewrite for the engine’s only where it was made for this document', async () => {
    const person = await product.register('Rewrite Person');
    const [here, elsewhere] = [await buildDocument(product, person), await buildDocument(product, person)];
    const rewrite = async (detailId: number) => {
      const [row] = await product.sql<{ id: number }>(
        `insert into passage_rewrites (order_detail_id, user_id, action, before, after, engine, price)
         values ($1, $2, 'shorter', 'They grip.', 'Grippy soles.', '{"kind":"model","provider":"mistral","model":"small"}', 1) returning id`,
        [detailId, person.id],
      );
      return row?.id ?? 0;
    };
    const save = async (id: number) => {
      const html = `<h1>Trail shoes</h1><p data-rewrite="${id}">Grippy soles.</p>`;
      await person.send('POST', '/services/orders/update', { order_detail_id: here.detailId, content: { html } });
      const { body } = await person.get('/services/orders/provenance', { order_detail_id: here.detailId });
      return (body.passages as { origin: string; model: string | null }[])[1];
    };
    expect(await save(await rewrite(elsewhere.detailId))).toMatchObject({ origin: 'person', model: null });
    await person.send('POST', '/services/orders/versions/restore', { version_id: here.versionId });
    expect(await save(await rewrite(here.detailId))).toMatchObject({ origin: 'engine', model: 'small' });
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
