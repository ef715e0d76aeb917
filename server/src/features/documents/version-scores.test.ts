// The score that a version keeps when it closes: the editor's own computation, once, and for texts alone.

import { scoredSample, scoredSamples } from '@folio/contract/score/fixtures/all-samples';
import { readHtmlText } from '@folio/contract/score/read-html-text';
import { ruleVersion } from '@folio/contract/score/rule-version';
import { type ScoredDocument, scoreDocument } from '@folio/contract/score/score-document';
import { readFindings } from '@folio/contract/score/text-findings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWebsite, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { savePage } from '../sources/index.ts';
import { closeCurrentVersion } from './close-current-version.ts';
import { closeIdleVersions } from './documents.jobs.ts';

let product: TestProduct;
let person: TestCaller;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  person = await product.register('Scoring Person');
});
afterAll(() => product.stop());

interface Version {
  id: number;
  number: number;
  score: number | null;
  score_rule_version: number | null;
}

const versionsOf = async (detailId: number) =>
  (await person.get('/services/orders/order_history', { order_detail_id: detailId })).body['versions'] as Version[];
const scoresOf = async (detailId: number) => (await versionsOf(detailId)).map(({ score }) => score);
const contextOf = async (detailId: number) => {
  const { status, body } = await person.get('/services/orders/score_context', { order_detail_id: detailId });
  return { status, hosts: body['hosts'] as string[], topic: body['topic'] as ScoredDocument['topic'], body };
};
const findingsOf = (detailId: number, caller = person) => caller.get('/services/orders/score', { order_detail_id: detailId });
const name = (versionId: number) =>
  person.send('POST', '/services/orders/versions/name', { version_id: versionId, name: 'First' });
const save = (detailId: number, html: string, more: object = {}) =>
  person.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html }, ...more });

const prose = (words: number) => `<h1>Oak</h1><p>${'Oak tables last for many years. '.repeat(Math.ceil(words / 6))}</p>`;

/** An open version of a document that was made so. */
async function buildOpen(
  html: string,
  facts: { engine?: object; fields?: object; content?: object; sources?: string[]; language?: string },
) {
  const built = await buildDocument(product, person, { html, ...(facts.language ? { language: facts.language } : {}) });
  const { engine = null, fields = {}, content = {}, sources = ['Shoes grip.'] } = facts;
  await product.sql('update document_versions set is_open = true where id = $1', [built.versionId]);
  await product.sql('update orders set fields = $2 where id = $1', [built.orderId, JSON.stringify(fields)]);
  await product.sql('update order_details set engine = $2, content = $3 where id = $1', [
    built.detailId,
    engine && JSON.stringify(engine),
    JSON.stringify(content),
  ]);
  await product.sql('update additional_sources set text = $2 where id = $1', [built.sourceId, sources.join('\n')]);
  return built;
}

const composer = { kind: 'composer', provider: null, model: null };

it.each(scoredSamples)('is the score that the browser computes: $name', async (sample) => {
  await product.sql('delete from websites');
  await buildWebsite(product, person);
  const expected = scoredSample(sample, readHtmlText(sample.html));
  const { title, html, fields, language, sources, metaTitle, metaDescription } = sample;
  const { versionId, detailId } = await buildOpen(html, {
    engine: expected.isComposed ? { ...composer, nature: expected.nature } : { kind: 'model', provider: 'x', model: 'y' },
    fields,
    content: { meta_title: metaTitle, meta_description: metaDescription },
    sources,
    language,
  });
  await product.sql('update document_versions set title = $2 where id = $1', [versionId, title]);
  const { hosts, topic, body } = await contextOf(detailId);
  expect([hosts, body['rule_version']]).toEqual([['shoes.example'], ruleVersion]);
  const scored = { ...expected, hosts, topic };
  const score = scoreDocument(scored);
  // Before it is closed, with its reasons, as a reader of the document sees it.
  const { headings, keywords } = readFindings(scored);
  const { missing, words } = score;
  const reasons =
    score.missing === null ? { score: score.score, groups: score.groups, readability: score.readability } : { score: null };
  expect((await findingsOf(detailId)).body).toMatchObject({ missing, words, ...reasons, headings, keywords });
  await name(versionId);
  const [version] = await versionsOf(detailId);
  expect(version).toMatchObject({ score: score.missing === null ? score.score : null, score_rule_version: ruleVersion });
  const [kept] = await product.sql<{ parts: { name: string; points: number | null; most: number }[] }>(
    'select parts from version_scores where version_id = $1',
    [versionId],
  );
  const parts = score.missing === null ? score.groups : [];
  expect(kept?.parts.map((part) => [part.name, part.points, part.most])).toEqual(
    parts.map((part) => [part.name, part.points, part.most]),
  );
});

describe('a version', () => {
  it('is scored as it closes, by whatever closes it, and not while it is open', async () => {
    const { detailId } = await buildDocument(product, person);
    await save(detailId, prose(60), { autosave: true });
    expect((await versionsOf(detailId))[0]).toMatchObject({ score: null, score_rule_version: null });
    await save(detailId, prose(60));
    const [whole] = await scoresOf(detailId);
    expect(whole).toBeGreaterThan(0);
    await save(detailId, prose(90), { autosave: true });
    await product.kernel.database.transaction((tx) => closeCurrentVersion(tx, detailId));
    await save(detailId, prose(120), { autosave: true });
    await save(detailId, prose(350));
    const scores = await scoresOf(detailId);
    expect(scores.slice(0, 4).every((score) => typeof score === 'number')).toBe(true);
    // The first was inserted without its score.
    expect(scores).toHaveLength(5);
    expect(scores[4]).toBeNull();
  });

  it('that nobody types in any more is closed and scored', async () => {
    const { detailId } = await buildDocument(product, person);
    await save(detailId, prose(60), { autosave: true });
    await closeIdleVersions(product.kernel);
    expect((await scoresOf(detailId))[0]).toBeNull();
    await product.sql(`update document_versions set updated_at = now() - interval '6 minutes' where order_detail_id = $1`, [
      detailId,
    ]);
    await closeIdleVersions(product.kernel);
    expect((await scoresOf(detailId))[0]).toBeGreaterThan(0);
  });

  it('is judged by its own meta data, not by those of the next', async () => {
    const { detailId } = await buildDocument(product, person);
    const meta = { meta_title: 'Oak tables', meta_description: 'Oak tables that last.' };
    const withMeta = (html: string, more: object) =>
      person.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html, ...more } });
    await save(detailId, prose(60), { autosave: true });
    await withMeta(prose(66), meta);
    const parts = await product.sql<{ points: number }>(
      `select (part ->> 'points')::int as points from version_scores s join document_versions v on v.id = s.version_id,
       jsonb_array_elements(s.parts) part where v.order_detail_id = $1 and part ->> 'name' = 'meta' order by v.number`,
      [detailId],
    );
    expect(parts.map(({ points }) => points > 0)).toEqual([false, true]);
  });

  it('keeps its first score, and goes with its document', async () => {
    const { detailId, versionId } = await buildOpen(prose(60), {});
    await name(versionId);
    await product.sql('update version_scores set score = 7 where version_id = $1', [versionId]);
    expect((await name(versionId)).status).toBe(200);
    expect(await scoresOf(detailId)).toEqual([7]);
    await person.send('DELETE', '/services/orders/delete', { order_detail_id: detailId });
    expect(await product.sql('select 1 from version_scores where version_id = $1', [versionId])).toEqual([]);
  });

  it.each([
    ['an outline', prose(60), { engine: { ...composer, nature: 'outline' } }, [{ score: null }]],
    ['figures that were computed', prose(60), { engine: { kind: 'computed', provider: null, model: null } }, []],
  ])('of %s has none', async (_, html, facts, rows) => {
    const marked = html.replaceAll('<p>', '<p data-origin="engine">');
    const { versionId } = await buildOpen(marked, facts);
    await name(versionId);
    expect(await product.sql('select score from version_scores where version_id = $1', [versionId])).toEqual(rows);
  });

  it('of a text that is no page is judged by how it reads alone, and the document says what it is', async () => {
    const { versionId, detailId } = await buildOpen(prose(60), {});
    const isPage = async () => {
      const { body } = await person.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
      return (body['orders'] as { is_page: boolean }[])[0]?.is_page;
    };
    expect(await isPage()).toBe(true);
    await product.sql(`update order_details set tool_slug = 'review_response' where id = $1`, [detailId]);
    expect(await isPage()).toBe(false);
    await name(versionId);
    const names = `select part ->> 'name' as name from version_scores, jsonb_array_elements(parts) part where version_id = $1`;
    expect((await product.sql<{ name: string }>(names, [versionId])).map((part) => part.name)).toEqual(['readability']);
  });

  it.each([
    ['media', `update order_details set category = 'media' where id = $1`],
    ['a transcription', `update order_details set tool_slug = 'speech_to_text' where id = $1`],
  ])('of %s has none', async (_, change) => {
    const { versionId, detailId } = await buildOpen(prose(60), {});
    await product.sql(change, [detailId]);
    await name(versionId);
    expect(await product.sql('select score from version_scores where version_id = $1', [versionId])).toEqual([]);
  });
});

describe('the topic of a document', () => {
  const pages =
    'Oak oil seals the grain. Oak oil dries slowly. The grain opens when wet. Linseed varnish yellows; linseed varnish cracks.';
  const addPage = (url: string, text: string, language: string | null = null) =>
    product.sql(
      `insert into additional_sources (account_id, user_id, name, type, url, state, text, language)
       select account_id, id, 'Page', 'url', $2, 'ready', $3, $4 from users where id = $1`,
      [person.id, url, text, language],
    );

  it('is what its sources and the pages that it names speak of', async () => {
    await addPage('https://rival.example/oak', pages);
    const named = await buildOpen(prose(60), { fields: { competitor_urls: ['https://rival.example/oak'] } });
    const { topic } = await contextOf(named.detailId);
    expect(topic?.terms.map(({ text }) => text)).toEqual(expect.arrayContaining(['oak oil', 'linseed varnish', 'grain']));
    const other = await buildOpen(prose(60), {});
    expect((await contextOf(other.detailId)).topic).toBeNull();
  });

  it('is not known where the sources are in another language', async () => {
    const { detailId, sourceId } = await buildOpen(prose(60), { sources: [pages] });
    expect((await contextOf(detailId)).topic).not.toBeNull();
    await product.sql(`update additional_sources set language = 'de', updated_at = now() where id = $1`, [sourceId]);
    expect((await contextOf(detailId)).topic).toBeNull();
  });

  it('leaves out pages in another language, which is known once they are read', async () => {
    const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [person.id]);
    const german = 'Eichenöl schützt die Maserung des Holzes. Eichenöl trocknet langsam, und die Maserung quillt bei Nässe auf.';
    const page = { title: 'Eiche', url: 'https://rival.example/eiche', text: `${german} ${german} ${german}` };
    const owner = { accountId: user?.account_id ?? 0, userId: person.id };
    const id = await savePage(product.kernel, owner, page);
    expect(await product.sql('select language from additional_sources where id = $1', [id])).toEqual([{ language: 'de' }]);
    const { detailId } = await buildOpen(prose(60), { fields: { page_url: page.url } });
    expect((await contextOf(detailId)).topic).toBeNull();
  });

  it('changes when a source is read again', async () => {
    const { detailId, sourceId } = await buildOpen(prose(60), { sources: [pages] });
    const before = (await contextOf(detailId)).topic;
    await product.sql('update additional_sources set text = $2, updated_at = now() where id = $1', [
      sourceId,
      pages.replaceAll('Oak', 'Ash'),
    ]);
    const after = (await contextOf(detailId)).topic;
    expect(before?.terms.map(({ text }) => text)).toContain('oak oil');
    expect(after?.terms.map(({ text }) => text)).toContain('ash oil');
  });

  it('is shown only to those who may see the document, with the websites of its workspace', async () => {
    const stranger = await product.register('Strange Person');
    const workspaceId = await buildWorkspace(product, person);
    await buildWebsite(product, person);
    const { detailId } = await buildDocument(product, person, { workspaceId });
    expect((await contextOf(detailId)).hosts).toEqual([]);
    const { status, body } = await stranger.get('/services/orders/score_context', { order_detail_id: detailId });
    expect([status, body['code']]).toEqual([404, 'ORDER_NOT_FOUND']);
    const findings = await findingsOf(detailId, stranger);
    expect([findings.status, findings.body['code']]).toEqual([404, 'ORDER_NOT_FOUND']);
  });
});

describe('what is read of a text', () => {
  it('says why there is no score', async () => {
    const { detailId } = await buildDocument(product, person, { html: '' });
    expect((await findingsOf(detailId)).body).toMatchObject({ score: null, missing: 'no_text', groups: [], headings: [] });
    await product.sql(`update order_details set category = 'media' where id = $1`, [detailId]);
    expect((await findingsOf(detailId)).body).toMatchObject({ score: null, missing: 'not_scored', keywords: [] });
    await product.sql('update order_details set current_version_id = null where id = $1', [detailId]);
    expect((await findingsOf(detailId)).body).toMatchObject({ score: null, missing: 'no_text', words: 0 });
  });
});
