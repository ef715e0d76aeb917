// Runs through HTTP with a worker: shown first, one version a document, undone in one step.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { buildSuggestion, runCalls, runIn } from '../../testing/link-run-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let calls: ReturnType<typeof runCalls>;
let workspaceId: number;

const draft = `<p>Begin here.</p><p>${filler(120)} Use snow pegs in <strong>deep</strong> winter. ${filler(120)}</p><p>Done &amp; dusted.</p>`;
beforeAll(async () => {
  product = await startTestProduct();
  await product.register('Staff Person');
  const master = await product.register('Master Person');
  manager = await product.join(master, 'Manager Person', 'intermediate');
  plain = await product.join(master, 'Plain Person', 'user');
  stranger = await product.register('Stranger Person');
  calls = runCalls(manager);
  workspaceId = await buildWorkspace(product, manager, { members: [plain] });
});
afterAll(() => product.stop());

const textOf = async (detailId: number) => (await versionsOf(detailId)).at(-1)?.html ?? '';
const versionsOf = (detailId: number) =>
  product.sql<{ number: number; html: string; name: string | null; user_id: number; origin: string }>(
    'select number, html, name, user_id, origin from document_versions where order_detail_id = $1 order by number',
    [detailId],
  );

/** A site with a draft that may get one link, by a rule. */
async function withDraft(html = draft) {
  const siteId = await buildSite(product, manager, { workspaceId });
  const target = await buildPage(product, siteId, { path: '/pegs', title: 'Snow pegs' });
  const { detailId } = await buildDocument(product, manager, { workspaceId, title: 'Draft', html });
  const [rule] = await product.sql<{ id: number }>(
    `insert into link_keywords (account_id, website_id, keyword, stems, page_url_id) select account_id, id, 'snow pegs', 'snow peg', $2 from websites where id = $1 returning id`,
    [siteId, target],
  );
  const ruleId = rule?.id ?? 0;
  const url = 'https://halden.example/pegs';
  const suggestionId = await buildSuggestion(product, siteId, {
    detailId,
    target,
    url,
    anchor: 'snow pegs',
    sentence: 'Use snow pegs in deep winter.',
    ruleId,
  });
  const uses = async () =>
    (await product.sql<{ used: number }>('select used from link_keywords where id = $1', [ruleId]))[0]?.used;
  return { siteId, detailId, suggestionId, target, uses };
}

describe('a run over documents', () => {
  it('shows its difference, makes one version a document and is undone to the byte', async () => {
    const { siteId, detailId, suggestionId, uses } = await withDraft();
    const before = await textOf(detailId);
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId], title: 'Pegs' }));
    expect(run).toMatchObject({ state: 'preview', mode: 'selection', links: 1, documents: 1, pages: 0, title: 'Pegs' });
    const [target] = run.targets;
    expect(target).toMatchObject({ state: 'pending', way: 'version', paragraphs: 3 });
    expect(target?.changes).toHaveLength(1);
    expect(target?.changes[0]?.after).toContain('Use <a href="https://halden.example/pegs" rel="noopener">snow pegs</a> in');
    expect(await textOf(detailId)).toBe(before);
    expect((await calls.put(run.id, { apply: true })).status).toBe(200);
    const applied = await calls.settled(run.id);
    expect(applied).toMatchObject({ state: 'applied', targets: [{ state: 'applied', version_after: 2 }] });
    const linked = await textOf(detailId);
    expect(linked.replace(/<a [^>]*>(.*?)<\/a>/g, '$1').replace(/ data-[a-z]+="[^"]*"/g, '')).toBe(before);
    expect(await uses()).toBe(1);
    const versions = await versionsOf(detailId);
    expect(versions.map(({ name, user_id: by, origin }) => [name, by, origin])).toEqual([
      [null, null, 'engine'],
      ['Links added: Pegs', manager.id, 'person'],
    ]);
    const undone = runIn(await calls.remove(run.id));
    expect(undone.state).toBe('applying');
    expect(await calls.settled(run.id)).toMatchObject({
      state: 'reverted',
      reverted_by: { id: manager.id },
      targets: [{ state: 'reverted' }],
    });
    expect((await textOf(detailId)).replace(/ data-[a-z]+="[^"]*"/g, '')).toBe(before);
    expect(await uses()).toBe(0);
    expect((await calls.remove(run.id)).body.code).toBe('RUN_STATE');
    const audit = await product.sql<{ action: string }>(
      `select action from audit_entries where subject_id = $1 and action like 'link_run%' order by id`,
      [run.id],
    );
    expect(audit.map(({ action }) => action)).toEqual(['link_run.applied', 'link_run.reverted']);
  });
  it('takes out only its own links after later edits, and names what stayed', async () => {
    const html = `${draft}<p>Then <a href="https://halden.example/other" rel="noopener">another link</a> of a person. ${filler(100)} A gas stove helps. ${filler(60)}</p>`;
    const { siteId, detailId, suggestionId } = await withDraft(html);
    const stoves = await buildPage(product, siteId, { path: '/stoves' });
    const url = 'https://halden.example/stoves';
    const second = await buildSuggestion(product, siteId, {
      detailId,
      target: stoves,
      url,
      anchor: 'gas stove',
      sentence: 'A gas stove helps.',
    });
    const forgotten = runIn(await calls.create(siteId, { suggestion_ids: [second] }));
    const without = await calls.create(siteId, { suggestion_ids: [suggestionId, second] });
    expect(without.body.elsewhere).toEqual([{ id: forgotten.id, number: 1, title: 'Run 1', suggestions: 1 }]);
    const none = await calls.create(siteId, { suggestion_ids: [second] });
    expect([none.status, none.body.message]).toEqual([
      409,
      'These suggestions are in previews of the runs 1. Apply or discard those first.',
    ]);
    await calls.remove(forgotten.id);
    await calls.remove(runIn(without).id);
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId, second] }));
    await calls.put(run.id, { apply: true });
    await calls.settled(run.id);
    const linked = await textOf(detailId);
    const edited = linked
      .replace('Begin here.', 'Begin over there. And <a href="https://halden.example/pegs">pegs</a>.')
      .replace('>gas stove</a>', '>small gas stove</a>');
    const { body } = await manager.send('POST', '/services/orders/update', {
      order_detail_id: detailId,
      content: { html: edited },
    });
    expect(body.status).toBe('success');
    await calls.remove(run.id);
    expect(await calls.settled(run.id)).toMatchObject({
      state: 'reverted',
      kept: 1,
      targets: [{ state: 'kept', problem: 'Not removed because they were edited: “gas stove”' }],
    });
    const after = await textOf(detailId);
    expect(after).toContain('Use snow pegs in');
    expect(after).toContain('>small gas stove</a>');
    expect(after).toContain('>pegs</a>');
    expect(after).toContain('>another link</a>');
    expect(after).toContain('Begin over there.');
  });
  it('is refused when a text has changed since, which is left out then', async () => {
    const { siteId, detailId, suggestionId } = await withDraft();
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    await manager.send('POST', '/services/orders/update', {
      order_detail_id: detailId,
      content: { html: draft.replace('Begin', 'Start') },
    });
    const stale = await calls.put(run.id, { apply: true });
    expect([stale.status, stale.body.code, stale.body.message]).toEqual([
      409,
      'RUN_STALE',
      '1 page has changed. Check the preview again',
    ]);
    expect(await calls.show(run.id)).toMatchObject({
      state: 'preview',
      targets: [{ state: 'left_out', problem: 'The text has changed since the preview' }],
    });
    expect(await textOf(detailId)).not.toContain('<a ');
    // The suggestion is free for another run.
    expect(runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }))).toMatchObject({ links: 1 });
  });
  it('needs the number of links where nothing was selected', async () => {
    const { siteId } = await withDraft();
    const run = runIn(await calls.create(siteId, { mode: 'selection' }));
    expect(run).toMatchObject({ mode: 'all', title: 'Run 1' });
    const missing = await calls.put(run.id, { apply: true });
    expect([missing.status, missing.body.errors]).toEqual([422, { confirmed_count: ['Confirm the number of links: 1'] }]);
    expect((await calls.put(run.id, { apply: true, confirmed_count: 2 })).status).toBe(422);
    expect((await calls.put(run.id, { apply: true, confirmed_count: 1 })).status).toBe(200);
    expect(await calls.settled(run.id)).toMatchObject({ state: 'applied' });
  });
  it('is applied once by twenty calls', async () => {
    const { siteId, detailId, suggestionId } = await withDraft();
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.put(run.id, { apply: true })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'RUN_STATE')).toHaveLength(19);
    await calls.settled(run.id);
    expect(await versionsOf(detailId)).toHaveLength(2);
  });
  it('gets other words of the sentence, another address, or goes without a link', async () => {
    const { siteId, suggestionId } = await withDraft();
    const run = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    const edit = (fields: object) => calls.put(run.id, { suggestions: [{ id: suggestionId, ...fields }] });
    expect((await edit({ anchor: 'Done' })).body.errors).toHaveProperty('anchor');
    expect((await edit({ custom_url: 'nowhere' })).body.errors).toEqual({ custom_url: ['Enter a valid URL'] });
    const changed = runIn(await edit({ anchor: 'pegs in', custom_url: 'https://x.example/a?b=1&c=2' }));
    expect(changed.targets[0]?.changes[0]?.after).toContain(
      '<a href="https://x.example/a?b=1&amp;c=2" rel="noopener">pegs in</a>',
    );
    expect(runIn(await edit({ state: 'rejected' })).targets).toEqual([]);
    expect((await calls.create(siteId, {})).body.code).toBe('NO_SUGGESTIONS');
  });
  it('is discarded, seen by people of the place and changed by managers alone', async () => {
    const { siteId, suggestionId } = await withDraft();
    const { id } = runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] }));
    expect((await runCalls(plain).create(siteId, {})).status).toBe(403);
    expect((await runCalls(stranger).create(siteId, {})).status).toBe(404);
    expect((await runCalls(plain).show(id)).links).toBe(1);
    expect((await runCalls(plain).put(id, { apply: true })).status).toBe(403);
    expect((await runCalls(stranger).put(id, { apply: true })).status).toBe(404);
    expect((await stranger.get(`/features/link-builder/${id}`)).status).toBe(404);
    expect((await calls.remove(id)).body.link_builder).toBeNull();
    expect(runIn(await calls.create(siteId, { suggestion_ids: [suggestionId] })).links).toBe(1);
  });
  it('sets no link to what is not live yet', async () => {
    const { siteId, suggestionId, target } = await withDraft();
    await product.sql(`update page_urls set state = 'discovered', http_state = null where id = $1`, [target]);
    expect((await calls.create(siteId, { suggestion_ids: [suggestionId] })).body.code).toBe('NO_SUGGESTIONS');
  });
});
