// The memory by sentence: its entries, its matches, and the managers' view and changes.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { findMatches, listGlossary, saveUnits, searchMemory, translationMemoryOf, wordsByBand } from './index.ts';
import type { KeptUnit } from './memory-units.queries.ts';

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;
let accountId: number;
const scope = { source: 'en', target: 'de', formality: 'auto' };

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  accountId = await accountOf(owner);
});
afterAll(() => product.stop());
beforeEach(() => product.sql('delete from memory_units'));

async function accountOf({ id }: TestCaller): Promise<number> {
  const [row] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [id]);
  return row?.account_id ?? 0;
}

const keep = (units: KeptUnit[], changes: Partial<typeof scope> = {}, account = accountId) =>
  saveUnits(product.kernel.database, account, { ...scope, ...changes }, units);
const find = (text: string, neighbours: { before?: string; after?: string } = {}, options = {}) =>
  findMatches(product.kernel.database, accountId, scope, [{ text, ...neighbours }], options).then(([matches = []]) => matches);
const percents = async (text: string, neighbours = {}) => (await find(text, neighbours)).map(({ percent }) => percent);
const rows = () =>
  product.sql<{ source: string; target: string; quality: string }>(
    'select source, target, quality from memory_units order by source',
  );

describe('units that are kept', () => {
  it('are replaced by what is worth as much or more, never by less', async () => {
    await keep([{ source: 'Open.', target: 'Auf.', quality: 'confirmed' }]);
    await keep([{ source: 'Open.', target: 'Offen.', quality: 'machine' }]);
    await translationMemoryOf(product.kernel.database, accountId).keep([{ source: 'Open.', text: 'Offen.' }], scope);
    expect(await rows()).toEqual([{ source: 'Open.', target: 'Auf.', quality: 'confirmed' }]);
    await keep([{ source: 'Open.', target: 'Öffnen.', quality: 'confirmed' }]);
    await keep([
      { source: 'Open.', target: 'Bitte öffnen.', quality: 'reviewed' },
      { source: 'Open.', target: 'Nein.', quality: 'imported' },
    ]);
    expect(await rows()).toEqual([{ source: 'Open.', target: 'Bitte öffnen.', quality: 'reviewed' }]);
  });

  it('are each there once when twenty write at the same time', async () => {
    const sources = Array.from({ length: 200 }, (_, index) => `Sentence ${index}.`);
    const writers = Array.from({ length: 20 }, (_, writer) => {
      const turned = writer % 2 === 0 ? sources : sources.toReversed();
      const quality = writer === 7 ? ('reviewed' as const) : ('confirmed' as const);
      return keep(
        turned.map((source) => ({ source, target: `${source} by ${writer}`, quality, before: 'A.', createdBy: owner.id })),
      );
    });
    await Promise.all(writers);
    const kept = await rows();
    expect(kept).toHaveLength(200);
    expect(kept.every(({ target, quality }) => quality === 'reviewed' && target.endsWith(' by 7'))).toBe(true);
  });

  it('are recalled by their words where the formatting is another', async () => {
    await keep([{ source: 'Press <g1>start</g1>  now.', target: 'Jetzt <g1>Start</g1> drücken.', quality: 'confirmed' }]);
    const recalled = await translationMemoryOf(product.kernel.database, accountId).recall(
      ['Press start now.', 'Press <g1>start</g1>  now.', 'Press <g2>start</g2> now.'],
      scope,
    );
    expect([...recalled]).toEqual(
      expect.arrayContaining([
        ['Press start now.', 'Jetzt Start drücken.'],
        ['Press <g1>start</g1>  now.', 'Jetzt <g1>Start</g1> drücken.'],
      ]),
    );
    expect(recalled.size).toBe(2);
  });
});

describe('matches', () => {
  const sentence = 'Tighten the four bolts of the pump to 12 Nm.';
  const translation = 'Die vier Schrauben der Pumpe mit 12 Nm anziehen.';

  it('are 101 between the same neighbours, 100 for the same sentence, less for machines, imports and another formality', async () => {
    await keep([{ source: sentence, target: translation, quality: 'confirmed', before: 'Stop the pump.', after: null }]);
    expect(await percents(sentence, { before: 'Stop  the <g1>pump</g1>.', after: null })).toEqual([101]);
    expect(await percents(sentence, { before: 'Start the pump.' })).toEqual([100]);
    expect(await percents(sentence)).toEqual([100]);
    await keep([{ source: sentence, target: 'Machine', quality: 'machine' }], { formality: 'formal' });
    await keep([{ source: sentence, target: 'Imported', quality: 'imported' }], { formality: 'informal' });
    expect(await percents(sentence)).toEqual([100, 97, 93]);
  });

  it('are 99 with the numbers and tags put right, 98 where that is not certain', async () => {
    await keep([{ source: sentence, target: translation, quality: 'reviewed', originName: 'Manual' }]);
    expect(await find(sentence.replace('12', '15'))).toMatchObject([
      {
        source: sentence,
        target: translation.replace('12', '15'),
        percent: 99,
        isFixed: true,
        quality: 'reviewed',
        origin_name: 'Manual',
      },
    ]);
    expect(await find(sentence.replace('pump', '<g1>pump</g1>'))).toMatchObject([
      { target: translation, percent: 98, isFixed: false },
    ]);
  });

  it('are as many percent as words are the same, from 70 on, the best first', async () => {
    await keep([
      { source: 'Tighten the four bolts of the valve to 12 Nm.', target: 'A', quality: 'confirmed' },
      { source: 'Loosen the four bolts of the valve to 12 Nm.', target: 'B', quality: 'confirmed' },
      { source: 'Loosen all of the valve.', target: 'C', quality: 'confirmed' },
      { source: 'Tighten the four bolts of the pump to 12 Nm', target: 'D', quality: 'machine' },
    ]);
    expect((await find(sentence)).map(({ target, percent }) => `${target} ${percent}`)).toEqual(['D. 94', 'A 90', 'B 80']);
    expect((await find(sentence, {}, { least: 85, most: 1 })).map(({ target }) => target)).toEqual(['D.']);
  });

  it('are never of another account or pair of languages', async () => {
    const theirs = await accountOf(stranger);
    await keep([{ source: sentence, target: 'Theirs', quality: 'certified' }], {}, theirs);
    await keep([{ source: sentence, target: 'Suyo', quality: 'certified' }], { target: 'es' });
    expect(await find(sentence)).toEqual([]);
    const search = { source_language: 'en', target_language: 'de', text: 'bolts', in: 'source', limit: 5 } as const;
    expect(await searchMemory(product.kernel.database, accountId, search)).toEqual([]);
    expect(await searchMemory(product.kernel.database, theirs, search)).toMatchObject([{ target: 'Theirs' }]);
    expect(await searchMemory(product.kernel.database, theirs, { ...search, in: 'target', text: 'heir' })).toHaveLength(1);
  });

  it('say how many words of a document are known', async () => {
    await keep([
      { source: 'Stop the pump.', target: 'Pumpe anhalten.', quality: 'confirmed', before: null, after: sentence },
      { source: 'Wait.', target: 'Warten.', quality: 'confirmed' },
      { source: sentence.replace('12', '15'), target: translation.replace('12', '15'), quality: 'confirmed' },
      { source: 'Close the red valve of pump A at once today.', target: 'x', quality: 'confirmed' },
      { source: 'Something else.', target: 'Etwas anderes.', quality: 'machine' },
    ]);
    const document = [
      'Stop the pump.',
      sentence,
      'Wait.',
      'Wait.',
      '42',
      'Close the blue valve of pump A at once today.',
      'Something else.',
    ];
    expect(await wordsByBand(product.kernel.database, accountId, scope, document)).toEqual({
      context: 3,
      exact: 1,
      repetitions: 1,
      high: 10,
      medium: 10,
      low: 0,
      new: 2,
    });
  });
});

describe('managers', () => {
  const path = (what: string) => `/services/translation_memory/${what}`;

  it('find units by words, languages and quality, page by page', async () => {
    await keep(
      Array.from({ length: 12 }, (_, index) => ({ source: `Bolt ${index}`, target: `Schraube ${index}`, quality: 'machine' })),
    );
    await keep([{ source: 'Pump', target: 'Pompe', quality: 'reviewed', originName: 'Manual' }], { target: 'fr' });
    const { body } = await owner.get(path('show'), { search: 'schraube', per_page: 5, page: 3 });
    expect([body.recordsTotal, body.recordsFiltered, (body.units as unknown[]).length]).toEqual([13, 12, 2]);
    const reviewed = await owner.get(path('show'), { quality: 'reviewed', target_language: 'fr' });
    expect(reviewed.body.units).toMatchObject([{ source: 'Pump', target: 'Pompe', origin_name: 'Manual', quality: 'reviewed' }]);
    expect(body.pairs).toEqual([
      { source_language: 'en', target_language: 'de' },
      { source_language: 'en', target_language: 'fr' },
    ]);
    expect((await stranger.get(path('show'))).body).toMatchObject({ recordsTotal: 0, pairs: [] });
  });

  it('change and delete one, which the audit log shows without its text; others find nothing', async () => {
    await keep([{ source: 'Secret bolt', target: 'Bolzen', quality: 'machine' }]);
    const { body } = await owner.get(path('show'));
    const id = (body.units as { id: number }[])[0]?.id ?? 0;
    const edit = (caller: TestCaller) => caller.send('POST', path('edit'), { unit_id: id, target: 'Schraube' });
    expect((await edit(stranger)).status).toBe(404);
    expect((await edit(owner)).body.unit).toMatchObject({ id, target: 'Schraube', quality: 'confirmed' });
    expect((await stranger.send('DELETE', path('delete'), { unit_id: id })).status).toBe(404);
    expect((await owner.send('DELETE', path('delete'), { unit_id: id })).status).toBe(200);
    expect(await rows()).toEqual([]);
    const writer = await product.join(owner, 'Writing Person', 'user');
    expect((await edit(writer)).status).toBe(403);
    const log = await product.sql<{ action: string; subject_name: string }>(
      "select action, subject_name from audit_entries where action like 'memory_unit%' order by id",
    );
    expect(log).toEqual([
      { action: 'memory_unit.changed', subject_name: 'en → de' },
      { action: 'memory_unit.deleted', subject_name: 'en → de' },
    ]);
  });

  it('note when a term is used, and which wording is forbidden', async () => {
    const term = {
      source_language: 'en',
      target_language: 'de',
      term: 'lace',
      translation: 'Litze',
      is_forbidden: true,
      note: ' Old. ',
    };
    const { body } = await owner.send('PUT', '/services/glossary/create', term);
    const { id } = body.term as { id: number };
    expect(body.term).toMatchObject({ note: 'Old.', is_forbidden: true });
    const memory = translationMemoryOf(product.kernel.database, accountId);
    expect(await memory.terms('en', 'de')).toEqual([]);
    expect(await listGlossary(product.kernel.database, accountId, 'en', 'de')).toEqual([
      { source: 'lace', target: 'Litze', note: 'Old.', isForbidden: true },
    ]);
    const changed = await owner.send('POST', '/services/glossary/edit', { term_id: id, is_forbidden: false, note: null });
    expect(changed.body.term).toMatchObject({ translation: 'Litze', note: null, is_forbidden: false });
    expect(await memory.terms('en', 'de')).toEqual([{ source: 'lace', target: 'Litze' }]);
    const long = await owner.send('POST', '/services/glossary/edit', { term_id: id, note: 'x'.repeat(201) });
    expect(long.status).toBe(422);
  });
});
