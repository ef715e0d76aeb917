// Glossary and translation memory as files: files of other programs are read in full or not at all, and exports match imports.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
});
afterAll(() => product.stop());

type Where = 'glossary' | 'translation_memory';
const give = (
  where: Where,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  more: Record<string, unknown> = {},
  caller = owner,
) => caller.send('POST', `/services/${where}/import`, formOf({ file: new File([content], name), ...more }));
const download = async (where: Where, query: Record<string, string> = {}, caller = owner) => {
  const { body, status } = await caller.get(`/services/${where}/export`, query);
  return { text: body.text as string, status };
};
const terms = async () => {
  const { body } = await owner.get('/services/glossary/show', { per_page: 100 });
  return (body.terms as { source_language: string; target_language: string; term: string; translation: string }[]).map(
    ({ source_language, target_language, term, translation }) => `${source_language} ${term} → ${target_language} ${translation}`,
  );
};
const clear = () => product.sql('delete from glossary_terms');
const faults = (answer: Awaited<ReturnType<typeof give>>) => [answer.status, (answer.body.errors as { file: string[] }).file];

const tmx = (units: string, header = 'srclang="en"', before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}<tmx version="1.4"><header ${header}/>\n<body>\n${units}\n</body></tmx>`;
const unit = (from: string, to: string, more = '') =>
  `<tu>${more}<tuv xml:lang="EN-US"><seg>${from}</seg></tuv><tuv xml:lang="de-AT"><seg>${to}</seg></tuv></tu>`;

describe('a csv file', () => {
  it.each([
    [
      'commas, quotes and a byte order mark',
      '\ufeffsource_language,target_language,term,translation\r\nen,de,"Laces, long","Schnürsenkel, ""lang"""\r\n',
    ],
    [
      'semicolons, as a German spreadsheet saves it',
      'source_language;target_language;term;translation\nen;de;Laces, long;"Schnürsenkel, ""lang"""\n',
    ],
    ['a language code above each column', 'EN,de_DE\n"Laces, long","Schnürsenkel, ""lang"""\n\n'],
  ])('with %s is taken in', async (_, text) => {
    await clear();
    const { status, body } = await give('glossary', 'terms.csv', text);
    expect([status, body.added, body.message]).toEqual([200, 1, '1 new terms, 0 updated, 0 unchanged']);
    expect(await terms()).toEqual(['en Laces, long → de Schnürsenkel, "lang"']);
  });
  it('in Windows-1252, with the languages of the call, keeps its umlauts', async () => {
    await clear();
    const bytes = Uint8Array.from(Buffer.from('term;translation\nSize;Größe\n', 'latin1'));
    expect((await give('glossary', 'a.csv', bytes, { source_language: 'en', target_language: 'de' })).status).toBe(200);
    expect(await terms()).toEqual(['en Size → de Größe']);
  });
  it('changes the terms that are known, whatever their case, and of one that is there twice the last counts', async () => {
    const more = { source_language: 'en', target_language: 'de' };
    const { body } = await give('glossary', 'a.csv', 'term,translation\nsize,Maß\nHeel,x\nHEEL,Ferse\nSole,Sohle', more);
    expect([body.added, body.changed, body.unchanged]).toEqual([2, 1, 0]);
    const repeated = await give('glossary', 'a.csv', 'term,translation\nSize,Maß\nheel,Absatz', more);
    expect([repeated.body.added, repeated.body.changed, repeated.body.unchanged]).toEqual([0, 1, 1]);
    expect(await terms()).toEqual(['en HEEL → de Absatz', 'en Size → de Maß', 'en Sole → de Sohle']);
  });
  it('with lines that cannot be kept is refused whole, each named', async () => {
    const before = await terms();
    const text = `source_language,target_language,term,translation\nen,de,Boot,Stiefel\nen,de,Lace,\nen,qqq,Lace,x\nen,en,Lace,x\nen,de,Lace,${'x'.repeat(201)}`;
    expect(faults(await give('glossary', 'a.csv', text))).toEqual([
      422,
      [
        expect.stringMatching(/^Row 3: /),
        'Row 4: Unknown language code: “qqq”',
        'Row 5: The source and target languages are the same',
        expect.stringMatching(/^Row 6: .*200/),
      ],
    ]);
    expect(await terms()).toEqual(before);
  });
  it('without what it needs says so at the field', async () => {
    const cases: [string, string, number, RegExp][] = [
      ['a.csv', 'word,meaning\na,b', 422, /needs these columns: source_language/],
      ['a.csv', 'term,translation\nSize,Maß', 422, /needs these columns/],
      ['a.csv', 'source_language,target_language,term,translation\n', 422, /No terms with translations/],
      ['a.csv', '', 422, /columns|No terms/],
      ['a.csv', 'term,translation\n"open,x', 422, /Couldn’t read|unclosed quotation mark/],
      ['a.csv', 'PK\u0003\u0004\0\0', 422, /Couldn’t read|unclosed quotation mark/],
      ['a.docx', 'x', 415, /CSV, TMX, TBX/],
      ['a.csv', `en,de\n${'a,b\n'.repeat(5001)}`, 422, /more than 5000|more than 5,000/],
      ['a.csv', 'x'.repeat(5 * 1024 * 1024 + 1), 413, /larger than 5 MB/],
    ];
    const answers: unknown[] = [];
    for (const [name, text] of cases) answers.push(faults(await give('glossary', name, text)));
    expect(answers).toEqual(cases.map(([, , status, message]) => [status, [expect.stringMatching(message)]]));
  });
});

describe('a TMX or TBX file', () => {
  it('is taken in with varieties of languages, codes of formatting left out and signs as they are meant', async () => {
    await clear();
    const text = tmx(
      `${unit('Laces &amp; <bpt i="1">&lt;b&gt;</bpt>soles<ept i="1">&lt;/b&gt;</ept>', '<![CDATA[Schnürsenkel & Sohlen]]>')}\n${unit('Size', 'Gr&#246;&#xDF;e')}`,
      'srclang="en-US"',
      '<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n',
    );
    expect((await give('glossary', 'a.tmx', text)).body.added).toBe(2);
    expect(await terms()).toEqual(['en-US Laces & soles → de Schnürsenkel & Sohlen', 'en-US Size → de Größe']);
  });
  it('of several languages gives a pair for each, or that of the call', async () => {
    await clear();
    const texts = (lang: string, text: string) =>
      `<langSet xml:lang="${lang}"><tig><term>${text}</term></tig><tig><term>other</term></tig></langSet>`;
    const tbx = `<martif type="TBX"><text><body><termEntry id="1">${texts('en', 'boot')}${texts('de', 'Stiefel')}${texts('it', 'stivale')}</termEntry></body></text></martif>`;
    expect((await give('glossary', 'a.tbx', tbx)).body.added).toBe(2);
    expect(await terms()).toEqual(['en boot → de Stiefel', 'en boot → it stivale']);
    expect((await give('glossary', 'a.tbx', tbx, { source_language: 'de', target_language: 'it' })).body.added).toBe(1);
    expect(await terms()).toContain('de Stiefel → it stivale');
  });
  it('that declares entities, is cut off or is something else is refused', async () => {
    const bomb = `<!DOCTYPE tmx [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'.replace(/./g, (name, at: number) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)}]>\n`;
    const outside = '<!DOCTYPE tmx [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n';
    for (const before of [bomb, outside]) {
      const refused = await give('glossary', 'a.tmx', tmx(unit('&j;', '&a;'), undefined, before));
      expect(faults(refused)).toEqual([
        422,
        ['a.tmx contains XML entity declarations, which are not supported; save it without them'],
      ]);
    }
    const whole = tmx(unit('Size', 'Maß'));
    for (const text of [whole.slice(0, -20), whole.replace('</tuv>', ''), '<html><body>Size</body></html>', 'Size', ''])
      expect(faults(await give('glossary', 'a.tmx', text))).toEqual([422, [expect.stringContaining('a.tmx')]]);
    await give('glossary', 'a.tmx', `<tmx>${'<tu>'.repeat(500_000)}`);
  });
  it('names the line of what cannot be kept', async () => {
    const text = tmx(`${unit('Size', 'Maß')}\n\n${unit('Sole', ' ')}\n${unit('x'.repeat(201), 'y')}`);
    expect(faults(await give('glossary', 'a.tmx', text))).toEqual([
      422,
      [expect.stringMatching(/^Row 6: /), expect.stringMatching(/^Row 7: .*200/)],
    ]);
  });
});

describe('what is there', () => {
  it.each(['csv', 'tmx', 'tbx'])('comes out as %s and goes in again unchanged', async (format) => {
    await clear();
    await give(
      'glossary',
      'a.csv',
      'source_language,target_language,term,translation\nen,de,"A & <b>, ""c""","Ä; ß"\nen,fr,=1+1,œuvre\nit,de,più,mehr',
    );
    const before = await terms();
    const { text, status } = await download('glossary', { format });
    expect(status).toBe(200);
    await clear();
    const { body } = await give('glossary', `glossary.${format}`, text);
    expect(body.added).toBe(3);
    expect(await terms()).toEqual(before);
    const french = await download('glossary', { format, target_language: 'fr' });
    expect([french.text.includes('œuvre'), french.text.includes('mehr')]).toEqual([true, false]);
  });
  it('as TBX keeps notes and forbidden wordings', async () => {
    await clear();
    const languages = { source_language: 'en', target_language: 'de' };
    const shoes = { ...languages, term: 'shoes', translation: 'Schuhwerk', note: 'too <formal>', is_forbidden: true };
    await owner.send('PUT', '/services/glossary/create', shoes);
    await owner.send('PUT', '/services/glossary/create', { ...languages, term: 'boots', translation: 'Stiefel' });
    const { text } = await download('glossary', { format: 'tbx' });
    const kept = () => product.sql('select source, target, note, is_forbidden from glossary_terms order by source');
    const before = await kept();
    await clear();
    expect((await give('glossary', 'a.tbx', text)).body.added).toBe(2);
    expect(await kept()).toEqual(before);
    expect(before).toContainEqual({ source: 'shoes', target: 'Schuhwerk', note: 'too <formal>', is_forbidden: true });
    // A table that knows neither leaves both as they are.
    expect((await give('glossary', 'a.csv', 'term,translation\nshoes,Schuhe', languages)).body.changed).toBe(1);
    expect(await kept()).toContainEqual({ source: 'shoes', target: 'Schuhe', note: 'too <formal>', is_forbidden: true });
    await clear();
    await give('glossary', 'a.csv', 'source_language,target_language,term,translation\nit,de,più,mehr');
  });
  it('as TMX leaves out wordings that must not be used', async () => {
    await clear();
    const languages = { source_language: 'en', target_language: 'de' };
    await owner.send('PUT', '/services/glossary/create', {
      ...languages,
      term: 'oven',
      translation: 'Röhre',
      is_forbidden: true,
    });
    await owner.send('PUT', '/services/glossary/create', { ...languages, term: 'boots', translation: 'Stiefel' });
    const { text } = await download('glossary', { format: 'tmx' });
    expect([text.includes('Stiefel'), text.includes('Röhre')]).toEqual([true, false]);
  });
  it('as TBX has one entry for a term with all its languages', async () => {
    await clear();
    for (const [target_language, translation] of [
      ['de', 'Stiefel'],
      ['fr', 'bottes'],
    ])
      await owner.send('PUT', '/services/glossary/create', {
        source_language: 'en',
        target_language,
        term: 'boots',
        translation,
      });
    const { text } = await download('glossary', { format: 'tbx' });
    expect([text.match(/<termEntry/g), text.match(/<langSet/g)]).toMatchObject([{ length: 1 }, { length: 3 }]);
    const before = await terms();
    await clear();
    expect((await give('glossary', 'a.tbx', text)).body.added).toBe(2);
    expect(await terms()).toEqual(before);
  });
  it('in the memory has its formatting as codes, which come back', async () => {
    const marked = 'Our &lt;g1&gt;laces&lt;/g1&gt; are&lt;x2/&gt; long &lt;g3&gt;&amp; red.';
    await give('translation_memory', 'memory.tmx', tmx(unit(marked, marked)));
    const kept = () => product.sql(`select source, target from memory_units where source like '%<x2/>%'`);
    const before = await kept();
    expect(before).toEqual([
      { source: 'Our <g1>laces</g1> are<x2/> long <g3>& red.', target: 'Our <g1>laces</g1> are<x2/> long <g3>& red.' },
    ]);
    const { text } = await download('translation_memory', { format: 'tmx' });
    expect(text).toContain(
      'Our <bpt i="1" x="1">&lt;g1&gt;</bpt>laces<ept i="1">&lt;/g1&gt;</ept> are<ph x="2">&lt;x2/&gt;</ph> long <it pos="begin" x="3">&lt;g3&gt;</it>&amp; red.',
    );
    await product.sql(`delete from memory_units where source like '%<x2/>%'`);
    expect((await give('translation_memory', 'memory.tmx', text)).body.added).toBe(1);
    expect(await kept()).toEqual(before);
    await product.sql(`delete from memory_units where source like '%<x2/>%'`);
  });
  it('in the memory is kept with its formality, and taken again by orders', async () => {
    const formal = unit('How are you?', 'Wie geht es Ihnen?', '<prop type="x-formality">formal</prop>');
    const { body } = await give(
      'translation_memory',
      'memory.tmx',
      tmx(`${unit('Our laces\nare long.', 'Unsere Senkel\nsind lang.')}${formal}`),
    );
    expect([body.added, body.message]).toEqual([2, '2 new texts, 0 updated, 0 unchanged']);
    const rows = await product.sql('select source, target, formality from memory_units order by formality');
    expect(rows).toEqual([
      { source: 'Our laces\nare long.', target: 'Unsere Senkel\nsind lang.', formality: 'auto' },
      { source: 'How are you?', target: 'Wie geht es Ihnen?', formality: 'formal' },
    ]);
    for (const format of ['tmx', 'csv']) {
      const { text } = await download('translation_memory', { format });
      const repeated = await give('translation_memory', `memory.${format}`, text);
      expect([repeated.status, repeated.body.added, repeated.body.changed, repeated.body.unchanged]).toEqual([200, 0, 0, 2]);
    }
  });
  it('is each account’s own, and every change is noted', async () => {
    expect((await download('glossary', {}, stranger)).text).not.toContain('mehr');
    expect((await download('translation_memory', {}, stranger)).text).not.toContain('Senkel');
    await owner.send('PUT', '/services/glossary/create', {
      source_language: 'en',
      target_language: 'de',
      term: 'Eyelet',
      translation: 'Öse',
    });
    const { body } = await owner.get('/services/glossary/show', { search: 'Eyelet' });
    const [{ id } = { id: 0 }] = body.terms as { id: number }[];
    await owner.send('POST', '/services/glossary/edit', { term_id: id, translation: 'Schnürloch' });
    await owner.send('DELETE', '/services/glossary/delete', { term_id: id });
    const noted = await product.sql<{ action: string; subject_name: string }>(
      `select action, subject_name from audit_entries where action like 'glossary%' or action like 'translation_memory%' order by id desc limit 5`,
    );
    expect(noted.slice(0, 3)).toEqual([
      { action: 'glossary_term.deleted', subject_name: 'Eyelet' },
      { action: 'glossary_term.changed', subject_name: 'Eyelet' },
      { action: 'glossary_term.created', subject_name: 'Eyelet' },
    ]);
    expect(noted.slice(3).map(({ action }) => action)).toEqual(['translation_memory.imported', 'translation_memory.imported']);
  });
});
