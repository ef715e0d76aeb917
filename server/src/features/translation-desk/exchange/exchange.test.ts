// Jobs as files for other translation programs and back: what a file changes, what it leaves, and that an import can be undone.
import type { ImportCounts, ImportRow } from '@folio/contract/translation-exchange';
import type { Segment } from '@folio/contract/translation-segments';
import { readXliff } from '@folio/engine/translation/xliff/read-xliff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';
import { buildTranslationDesk, type TranslationDesk } from '../../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;
let ines: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
  [ines] = desk.linguists;
});
afterAll(() => product.stop());

/** A job that Ines works on. */
async function startedJob(more: object = {}): Promise<number> {
  const { id } = await desk.authorised(more);
  const [job = 0] = await desk.jobsOf(id);
  await desk.untilOffered(job);
  await desk.jobCall(ines, 'accept', { id: job });
  await desk.jobCall(ines, 'start', { id: job });
  return job;
}

const xliff = async (id: number, format = 'xliff21', caller = ines) =>
  (await caller.get('/features/translation-jobs/export', { id, format })).body.text as string;

interface ImportFields {
  preview?: boolean;
  others?: 'here' | 'file';
  decisions?: [number, 'here' | 'file'][];
  name?: string;
}

function importFile(id: number, text: string, { preview, others, decisions = [], name = 'back.xlf' }: ImportFields = {}, caller = ines) {
  const form = new FormData();
  form.append('id', String(id));
  form.append('file', new File([text], name));
  if (preview) form.append('preview', '1');
  if (others) form.append('others', others);
  decisions.forEach(([segment, use], index) => {
    form.append(`decisions[${index}][segment_id]`, String(segment));
    form.append(`decisions[${index}][use]`, use);
  });
  return caller.send('POST', '/features/translation-jobs/import', form);
}

const counted = ({ body }: Awaited<ReturnType<typeof importFile>>) => body.counts as ImportCounts;
const rowsIn = ({ body }: Awaited<ReturnType<typeof importFile>>) => body.rows as ImportRow[];

/** The text of a 2.1 file with other targets, by the source; as another program writes them. */
function translated(text: string, targets: Record<string, string>, state = 'translated'): string {
  return Object.entries(targets).reduce(
    (written, [source, target]) =>
      written.replace(
        new RegExp(`<segment id="s1"[^>]*>(\\s*<source>${source.replace(/[.*+?]/g, '\\$&')}</source>)(?:\\s*<target>[^<]*</target>)?`),
        `<segment id="s1" state="${state}">$1<target>${target}</target>`,
      ),
    text,
  );
}

const german = {
  'Our boots weigh 0.9 kg.': 'Unsere Stiefel wiegen 0,9 kg.',
  'They last for 4,000 miles.': 'Sie halten 4.000 Meilen.',
};

describe('an import', () => {
  it('confirms new texts, is repeated without effect, and is undone', async () => {
    const job = await startedJob();
    const text = translated(await xliff(job), german);
    const preview = await importFile(job, text, { preview: true });
    expect(preview.status).toBe(200);
    expect(preview.body.file).toMatchObject({ name: 'back.xlf', version: '2.1', is_of_job: true });
    console.log(JSON.stringify(preview.body, null, 1));
    const done = await importFile(job, text);
    console.log(JSON.stringify(done.body.counts), await desk.segmentsOf(ines, job));
    console.log(await xliff(job, 'xliff12'));
    console.log((await ines.send('POST', '/features/translation-jobs/undo_import', { id: done.body.import_id })).body);
    expect(readXliff(await xliff(job))).toBeDefined();
    void counted; void rowsIn;
    const s: Segment[] = await desk.segmentsOf(ines, job);
    console.log(s);
  });
});
