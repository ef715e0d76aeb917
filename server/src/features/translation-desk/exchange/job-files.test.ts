// The content of a job's files, and documents that go out as XLIFF, come back and are delivered.
import { readFileSync } from 'node:fs';
import { runTexts } from '@folio/engine/translation/run-in-reader';
import { readXliff } from '@folio/engine/translation/xliff/read-xliff';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExchange, type Exchange } from '../../../testing/job-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let exchange: Exchange;

beforeAll(async () => {
  product = await startTestProduct();
  exchange = await buildExchange(product);
});
afterAll(() => product.stop());

/** An export as bytes. */
async function download(id: number, format: string, caller: TestCaller = exchange.ines) {
  const response = await fetch(`${product.url}/api/features/translation-jobs/export?id=${id}&format=${format}`, {
    headers: { authorization: `Bearer ${caller.token}` },
  });
  expect(response.status).toBe(200);
  return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
}

const unzip = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

async function upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  form.append('tool', name.endsWith('.srt') ? 'subtitle_translation' : 'managed_translation');
  form.append('field', 'files');
  form.append('file', new File([bytes], name));
  const { body } = await exchange.desk.owner.send('POST', '/services/orders/upload', form);
  return (body.asset as { id: number }).id;
}

describe('an export', () => {
  it('as XLIFF holds the status, revision, longest text, matches and comments of each segment', async () => {
    const { desk, ines } = exchange;
    const job = await exchange.startedJob({ use_memory: true });
    const [first, second, third, fourth] = await desk.segmentsOf(ines, job);
    const states = ['draft', 'rejected', 'confirmed', 'reviewed'];
    await ines.send('PATCH', '/features/translation-jobs/segments', {
      job_id: job,
      segments: [first, second, third, fourth].map((segment, index) => ({
        id: segment?.id,
        target: `Text ${index}`,
        status: states[index],
        revision: 0,
      })),
    });
    await product.sql('update segments set max_length = 40 where id = $1', [second?.id]);
    await product.sql(
      `insert into memory_units (account_id, source_language, target_language, formality, source, source_hash, target, quality)
       select account_id, 'en', 'de', 'auto', 'Our boots weigh 0.8 kg.', 'x', 'Unsere Stiefel wiegen 0,8 kg.', 'confirmed' from users where id = $1`,
      [desk.owner.id],
    );
    const comment = { job_id: job, segment_id: first?.id, kind: 'query', text: 'Which boots?' };
    await ines.send('POST', '/features/translation-jobs/segments/comments/create', comment);
    for (const [format, version] of [
      ['xliff12', '1.2'],
      ['xliff21', '2.1'],
    ] as const) {
      const file = readXliff(await exchange.exported(job, format));
      expect(file).toMatchObject({ version, id: String(job), sourceLanguage: 'en', targetLanguage: 'de' });
      expect(file.segments.map(({ status, target, revision, maxLength }) => [status, target, revision, maxLength])).toEqual([
        ['draft', 'Text 0', 1, undefined],
        ['rejected', 'Text 1', 1, 40],
        ['confirmed', 'Text 2', 1, undefined],
        ['reviewed', 'Text 3', 1, undefined],
      ]);
      expect(file.segments[0]).toMatchObject({
        notes: ['Ines Albrecht: Which boots?'],
        matches: [{ source: 'Our boots weigh 0.8 kg.', target: 'Unsere Stiefel wiegen 0,9 kg.', percent: 99 }],
      });
    }
    const { headers } = await download(job, 'xliff12');
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*TR-\d+_en-de_\d+\.xlf/);
  });

  it('as a package holds XLIFF, the units and terms that the job uses, and the original files under names of their own', async () => {
    const { desk } = exchange;
    const terms = [
      { term: 'boots', translation: 'Stiefel', note: 'footwear' },
      { term: 'shoes', translation: 'Schuhwerk', is_forbidden: true },
    ];
    for (const term of terms)
      await desk.owner.send('PUT', '/services/glossary/create', { source_language: 'en', target_language: 'de', ...term });
    const files = [
      await upload('../page.html', Buffer.from('<p>Our boots weigh 0.7 kg.</p>')),
      await upload('page.html', Buffer.from('<p>Warm and dry</p>')),
    ];
    const { id } = await desk.authorised({ text: '', files, glossary: 'dry = trocken' });
    const [job = 0] = await desk.jobsOf(id);
    await exchange.accept(job, exchange.ines);
    const { bytes } = await download(job, 'package');
    const entries = unzip(bytes);
    expect(Object.keys(entries)).toEqual([
      `TR-${id}_en-de_${job}.xlf`,
      'memory.tmx',
      'terms.tbx',
      expect.stringMatching(/^original\/[^/]*page\.html$/),
    ]);
    expect(readXliff(entries[`TR-${id}_en-de_${job}.xlf`] ?? '').version).toBe('2.1');
    expect(entries['memory.tmx']).toContain('<seg>Our boots weigh 0.8 kg.</seg>');
    expect(entries['terms.tbx']).toContain('<term>Stiefel</term>');
    expect(entries['terms.tbx']).toContain('<note>footwear</note>');
    expect(entries['terms.tbx']).toMatch(/<term>Schuhwerk<\/term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</);
    expect(entries['terms.tbx']).toContain('<term>trocken</term>');
    await product.sql('delete from glossary_terms');
  });

  it('as Word tracks what a stage changed, with who did it and when', async () => {
    const { desk, ines } = exchange;
    const [, ruth] = desk.linguists;
    const { id } = await desk.authorised({ use_memory: false });
    const [first = 0, second = 0] = await desk.jobsOf(id);
    await exchange.accept(first, ines);
    await desk.confirmAll(ines, first);
    const plain = unzip((await download(first, 'docx_changes')).bytes)['word/document.xml'] ?? '';
    expect(plain).toContain('Dr. Hess trägt sie.');
    expect(plain).not.toMatch(/<w:(?:ins|del) /);
    await desk.jobCall(ines, 'deliver', { id: first });
    await exchange.accept(second, ruth);
    await desk.confirmAll(ruth, second, 'reviewed', (target) => target.replace('trägt', 'nutzt & mag'));
    const { bytes, headers } = await download(second, 'docx_changes', ruth);
    expect(headers.get('content-disposition')).toContain('_changes.docx');
    const xml = unzip(bytes)['word/document.xml'] ?? '';
    const by = 'w:id="\\d+" w:author="Ruth Keller" w:date="\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ"';
    expect(xml).toMatch(new RegExp(`<w:del ${by}><w:r><w:delText xml:space="preserve">trägt</w:delText></w:r></w:del>`));
    expect(xml).toMatch(new RegExp(`<w:ins ${by}><w:r><w:t xml:space="preserve">nutzt &amp; mag</w:t></w:r></w:ins>`));
    expect(xml.match(/<w:del /g)).toHaveLength(1);
    expect((await runTexts('changes.docx', bytes)).texts.map((text) => text.replace(/<[^>]+>/g, ''))).toEqual([
      'Unsere Stiefel wiegen 0,9 kg. Sie halten 4.000 Meilen.',
      'Dr. Hess nutzt & mag sie. Unsere Stiefel wiegen 0,9 kg.',
    ]);
  });
});

describe('a document', () => {
  const fixture = (name: string) => readFileSync(new URL(`../../../../../engine/src/sources/fixtures/${name}`, import.meta.url));
  const page =
    '<!doctype html><html lang="en"><head><title>Boots</title></head><body><p>They are <b>warm &amp; dry</b>.</p></body></html>';
  const subtitles = '1\n00:00:01,000 --> 00:00:03,500\nOur boots are warm.\n\n2\n00:00:04,000 --> 00:00:06,000\nReally.\n';

  const slides = zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'ppt/presentation.xml': strToU8('<p:presentation/>'),
    'ppt/slides/slide1.xml': strToU8(
      '<p:sld><a:p><a:r><a:t>Warm boots</a:t></a:r><a:r><a:rPr b="1"/><a:t> for snow</a:t></a:r></a:p><a:p><a:r><a:t>Really.</a:t></a:r></a:p></p:sld>',
    ),
  });

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['slides.pptx', slides, 'xliff12'],
    ['beans.docx', fixture('beans.docx'), 'xliff12'],
    ['prices.xlsx', fixture('prices.xlsx'), 'xliff21'],
    ['page.html', Buffer.from(page), 'xliff21'],
    ['film.srt', Buffer.from(subtitles), 'xliff12'],
  ])('%s goes out as XLIFF, comes back translated, and is delivered as it was', async (name, bytes, format) => {
    const { desk, ines } = exchange;
    const job = await exchange.startedJob({ text: '', files: [await upload(name, bytes)] });
    // As a program does that keeps its own prefixes and knows tags and text alone.
    const raised = (text: string) => text.replace(/(<[^>]*>)|([^<]+)/g, (_, tag?: string, words = '') => tag ?? shout(words));
    const shout = (words: string) =>
      words.replace(/&\w+;|\p{L}+/gu, (word) => (word.startsWith('&') ? word : word.toUpperCase()));
    const exported = (await exchange.exported(job, format)).replaceAll('folio:', 'ns7:');
    const back = exported
      .replace(/<source>([\s\S]*?)<\/source>(?:\s*<target[^>]*>[\s\S]*?<\/target>)?/g, (_, source: string) =>
        format === 'xliff12'
          ? `<source>${source}</source><target state="translated">${raised(source)}</target>`
          : `<source>${source}</source><target>${raised(source)}</target>`,
      )
      .replaceAll('state="initial"', 'state="translated"');
    const imported = await exchange.importFile(job, back);
    expect(imported.body.counts).toMatchObject({ changed_here: 0, source_differs: 0, unknown: 0, tags: 0, locked: 0 });
    const delivered = await desk.jobCall(ines, 'deliver', { id: job });
    expect([delivered.status, delivered.body.code]).toEqual([200, undefined]);
    const [file] = await product.sql<{ storage_key: string; file_name: string }>(
      `select a.storage_key, a.file_name from assets a join translation_lines l on l.order_detail_id = a.order_detail_id
       join translation_jobs j on j.line_id = l.id where j.id = $1 and a.role = 'result'`,
      [job],
    );
    expect(file?.file_name).toBe(name.replace('.', '.de.'));
    const written = await product.kernel.storage.read(file?.storage_key ?? '');
    const [before, after] = [await runTexts(name, bytes), await runTexts(name, written)];
    const words = (text: string) => text.replace(/<[^>]+>/g, '');
    const wanted = before.texts.map((text) => (/\p{L}{2}/u.test(words(text)) ? shout(words(text)) : words(text)));
    expect(after.texts.map(words)).toEqual(wanted);
  });
});
