// XLIFF files that come back to a job: their changes, the segments they leave, and the undo of an import.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExchange, type Exchange, german, translated } from '../../../testing/job-files.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let exchange: Exchange;

beforeAll(async () => {
  product = await startTestProduct();
  exchange = await buildExchange(product);
});
afterAll(() => product.stop());

const undo = (id: unknown, caller = exchange.ines) => caller.send('POST', '/features/translation-jobs/undo_import', { id });
const textsOf = async (job: number) =>
  (await exchange.desk.segmentsOf(exchange.ines, job)).map(({ target, status }) => [target, status]);

describe('an import', () => {
  it('confirms new texts once, says before what it will do, and is undone', async () => {
    const job = await exchange.startedJob();
    const text = translated(await exchange.exported(job), german);
    const preview = await exchange.importFile(job, text, { preview: true });
    expect(preview.body.file).toMatchObject({ name: 'back.xlf', version: '2.1', is_of_job: true });
    expect(preview.body.counts).toMatchObject({ segments: 4, changed: 3, unchanged: 1, changed_here: 0, imported: 3 });
    expect(preview.body.import_id).toBeNull();
    expect(exchange.rowsIn(preview)[0]).toMatchObject({
      position: 1,
      outcome: 'changed',
      here: '',
      file: 'Unsere Stiefel wiegen 0,9 kg.',
      file_status: 'confirmed',
      tags: null,
    });
    expect((await textsOf(job))[0]).toEqual(['', 'new']);

    const done = await exchange.importFile(job, text);
    expect([done.status, done.body.counts]).toEqual([200, preview.body.counts]);
    expect(await textsOf(job)).toEqual([
      ['Unsere Stiefel wiegen 0,9 kg.', 'confirmed'],
      ['Sie halten 4.000 Meilen.', 'confirmed'],
      ['', 'new'],
      ['Unsere Stiefel wiegen 0,9 kg.', 'confirmed'],
    ]);
    const repeated = await exchange.importFile(job, text);
    expect([repeated.body.import_id, repeated.body.counts]).toEqual([done.body.import_id, done.body.counts]);
    expect((await undo(done.body.import_id)).body).toMatchObject({ restored: 3, left: 0 });
    expect(await textsOf(job)).toEqual(Array.from({ length: 4 }, () => ['', 'new']));
    expect((await undo(done.body.import_id)).body).toMatchObject({ restored: 3, left: 0 });
  });

  it('of 20 calls at once is made once, and so is its undoing', async () => {
    const job = await exchange.startedJob();
    const text = translated(await exchange.exported(job), german);
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange.importFile(job, text)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.import_id)).size).toBe(1);
    expect(await product.sql('select 1 from segment_imports where job_id = $1', [job])).toHaveLength(1);
    const undone = await Promise.all(answers.map(({ body }) => undo(body.import_id)));
    expect(undone.map(({ body }) => body.restored)).toEqual(Array.from({ length: 20 }, () => 3));
    const revisions = (await exchange.desk.segmentsOf(exchange.ines, job)).map(({ revision }) => revision);
    expect(revisions).toEqual([2, 2, 0, 2]);
  });

  it('overwrites nothing that is locked or changed meanwhile unless a decision says so', async () => {
    const job = await exchange.startedJob();
    const text = translated(await exchange.exported(job), { ...german, 'Dr. Hess wears them.': 'Dr. Hess trägt sie.' });
    const [first, second, third] = await exchange.desk.segmentsOf(exchange.ines, job);
    await exchange.save(job, first, 'Die Stiefel wiegen 0,9 kg.');
    await exchange.save(job, second, 'Sie halten lange.');
    await product.sql(`update segment_states set status = 'locked', target = 'Dr. Hess' where segment_id = $1`, [third?.id]);
    const preview = await exchange.importFile(job, text, { preview: true });
    expect(preview.body.counts).toMatchObject({ changed_here: 2, locked: 1, changed: 1, imported: 1 });
    expect(exchange.rowsIn(preview).map(({ position, outcome, here }) => [position, outcome, here])).toEqual([
      [1, 'changed_here', 'Die Stiefel wiegen 0,9 kg.'],
      [2, 'changed_here', 'Sie halten lange.'],
      [3, 'locked', 'Dr. Hess'],
      [4, 'changed', ''],
    ]);
    const decisions: [number, 'file'][] = [
      [second?.id ?? 0, 'file'],
      [third?.id ?? 0, 'file'],
    ];
    const done = await exchange.importFile(job, text, { decisions });
    expect(done.body.counts).toMatchObject({ imported: 2 });
    const imported = [
      ['Die Stiefel wiegen 0,9 kg.', 'draft'],
      ['Sie halten 4.000 Meilen.', 'confirmed'],
      ['Dr. Hess', 'locked'],
      ['Unsere Stiefel wiegen 0,9 kg.', 'confirmed'],
    ];
    expect(await textsOf(job)).toEqual(imported);
    const [, , , fourth] = await exchange.desk.segmentsOf(exchange.ines, job);
    await exchange.save(job, fourth, 'Neuer Text 0,9.');
    expect((await undo(done.body.import_id)).body).toMatchObject({ restored: 1, left: 1 });
    expect(await textsOf(job)).toEqual([imported[0], ['Sie halten lange.', 'draft'], imported[2], ['Neuer Text 0,9.', 'draft']]);
    const all = await exchange.importFile(job, text, { others: 'file' });
    expect(all.body.counts).toMatchObject({ imported: 3, locked: 1 });
  });

  it('merges a file of an older source by sentence and names the others', async () => {
    const job = await exchange.startedJob();
    const now = translated(await exchange.exported(job), german);
    const rows = await exchange.desk.segmentsOf(exchange.ines, job);
    const older = now
      .replace('<source>They last for 4,000 miles.</source>', '<source>They last for 3,000 miles.</source>')
      .replace(`<unit id="${rows[0]?.id}"`, '<unit id="9000001"')
      .replace(/(<unit id="\d+")( folio:sourceHash="[^"]*")(?=[^>]*>\s*<segment id="s1"[^>]*>\s*<source>Dr)/, '$1')
      .replace(
        /<source>Dr\. Hess wears them\.<\/source>/,
        '<source>Dr.  Hess wears\nthem.</source><target>Dr. Hess trägt sie.</target>',
      );
    const preview = await exchange.importFile(job, older, { preview: true });
    expect(preview.body.counts).toMatchObject({ changed: 3, source_differs: 1, unknown: 0 });
    expect(exchange.rowsIn(preview)[0]).toMatchObject({
      segment_id: null,
      position: 2,
      outcome: 'source_differs',
      source: 'They last for 4,000 miles.',
      file_source: 'They last for 3,000 miles.',
    });
    await exchange.importFile(job, older);
    expect((await textsOf(job)).map(([target]) => target)).toEqual([
      'Unsere Stiefel wiegen 0,9 kg.',
      '',
      'Dr. Hess trägt sie.',
      'Unsere Stiefel wiegen 0,9 kg.',
    ]);
    const added = now.replace(
      '</file>',
      '<unit id="77"><segment><source>New.</source><target>Neu.</target></segment></unit></file>',
    );
    const answer = await exchange.importFile(job, added, { preview: true });
    expect(exchange.rowsIn(answer).find(({ outcome }) => outcome === 'unknown')).toMatchObject({ position: 5, file: 'Neu.' });
  });

  it('keeps a target with other tags as a draft and says so', async () => {
    const job = await exchange.startedJob();
    const [first] = await exchange.desk.segmentsOf(exchange.ines, job);
    const tagged = translated(await exchange.exported(job), {
      'Our boots weigh 0.9 kg.': 'Unsere <pc id="g1">Stiefel</pc> wiegen 0,9 kg.',
    });
    const preview = await exchange.importFile(job, tagged, { preview: true });
    expect(preview.body.counts).toMatchObject({ tags: 2 });
    expect(exchange.rowsIn(preview)[0]).toMatchObject({ tags: '<g1> </g1>', file_status: 'draft' });
    await exchange.importFile(job, tagged);
    expect((await textsOf(job))[0]).toEqual(['Unsere <g1>Stiefel</g1> wiegen 0,9 kg.', 'draft']);
    const check = await exchange.ines.send('POST', '/features/translation-jobs/segments/check', { job_id: job });
    expect(check.body.faults).toContainEqual(expect.objectContaining({ segment_id: first?.id, code: 'tags', severity: 'error' }));
  });
});

describe('a file', () => {
  it('that is cut, foreign, too large or something else is refused at its field', async () => {
    const job = await exchange.startedJob();
    const other = await exchange.startedJob({ text: 'Our laces are long. They are red.' });
    const text = await exchange.exported(job);
    const foreign = (await exchange.exported(other)).replace(/ folio:sourceHash="[^"]*"/g, '');
    const bomb = text.replace('?>', '?><!DOCTYPE xliff [<!ENTITY a "b">]>');
    const outside = text.replace('?>', '?><!DOCTYPE xliff SYSTEM "http://127.0.0.1/x">');
    const cases: [string, string, number, RegExp][] = [
      [text.slice(0, -30), 'a.xlf', 422, /Couldn’t read/],
      ['Not XML', 'a.xlf', 422, /Couldn’t read/],
      [bomb, 'a.xlf', 422, /contains XML entity declarations/],
      [outside, 'a.xlf', 422, /contains XML entity declarations/],
      [foreign, 'a.xlf', 422, /^The source of segment 1 differs from this job$/],
      [
        text.replace('>They last', '>We last').replace(/<file id="\d+"/, '<file id="987654"'),
        'a.xlf',
        422,
        /^The source of segment 2 differs/,
      ],
      [text.replaceAll(/<source>/g, '<source>Old: '), 'a.xlf', 422, /^The source of segment 1 differs from this job$/],
      [text.replace('trgLang="de"', 'trgLang="fr"'), 'a.xlf', 422, /in the language fr/],
      [text.replace(/<unit[\s\S]*<\/unit>/, ''), 'a.xlf', 422, /contains no segments/],
      ['<html/>', 'a.xlf', 422, /is not an XLIFF/],
      [text, 'a.docx', 415, /XLIFF/],
      ['x'.repeat(10 * 1024 * 1024 + 1), 'a.xlf', 413, /larger than 10 MB/],
    ];
    const answers: unknown[] = [];
    for (const [content, name] of cases) {
      const { status, body } = await exchange.importFile(job, content, { name });
      answers.push([status, (body.errors as { file?: string[] } | undefined)?.file]);
    }
    expect(answers).toEqual(cases.map(([, , status, message]) => [status, [expect.stringMatching(message)]]));
    expect(await product.sql('select 1 from segment_imports where job_id = $1', [job])).toEqual([]);
  });

  it('announces faults of its texts, and after an undo is imported again without a question', async () => {
    const job = await exchange.startedJob({ use_memory: false });
    const text = translated(await exchange.exported(job), {
      ...german,
      'They last for 4,000 miles.': 'Sie halten 5.000 Meilen.',
      'Dr. Hess wears them.': 'Dr. Hess  trägt sie.',
    });
    const preview = (await exchange.importFile(job, text, { preview: true })).body;
    expect(preview.counts).toMatchObject({ errors: 1, warnings: 1, changed_here: 0 });
    const faults = (preview.rows as { position: number; faults: { code: string; severity: string }[] }[])
      .filter((row) => row.faults.length > 0)
      .map(({ position, faults: [fault] }) => [position, fault?.code, fault?.severity]);
    expect(faults).toEqual([
      [2, 'numbers', 'error'],
      [3, 'double_space', 'warning'],
    ]);
    const { body } = await exchange.importFile(job, text);
    await undo(body.import_id);
    const again = (await exchange.importFile(job, text, { preview: true })).body;
    expect(again.counts).toMatchObject({ changed_here: 0, imported: (body.counts as { imported: number }).imported });
    const [row] = await exchange.desk.segmentsOf(exchange.ines, job);
    await exchange.ines.send('PATCH', '/features/translation-jobs/segments', {
      job_id: job,
      segments: [{ id: row?.id, target: 'Von Hand, 0,9', status: 'draft', revision: row?.revision }],
    });
    expect((await exchange.importFile(job, text, { preview: true })).body.counts).toMatchObject({ changed_here: 1 });
  });

  it('of a delivered job is refused, and its import can no longer be undone', async () => {
    const job = await exchange.startedJob({ use_memory: false });
    const text = translated(await exchange.exported(job), { ...german, 'Dr. Hess wears them.': 'Dr. Hess trägt sie.' });
    const { body } = await exchange.importFile(job, text);
    expect((await exchange.desk.jobCall(exchange.ines, 'deliver', { id: job })).status).toBe(200);
    for (const answer of [await exchange.importFile(job, text, { preview: true }), await undo(body.import_id)])
      expect([answer.status, answer.body.code]).toEqual([409, 'JOB_STATE']);
    expect((await exchange.ines.get('/features/translation-jobs/export', { id: job, format: 'xliff12' })).status).toBe(200);
  });

  it("is the linguist's alone", async () => {
    const job = await exchange.startedJob();
    const text = translated(await exchange.exported(job), german);
    const { body } = await exchange.importFile(job, text);
    const { desk } = exchange;
    const coordinator = await product.register('Cora Coordinator');
    await product.sql(`update users set is_admin = true, staff_scope = 'coordinator' where id = $1`, [coordinator.id]);
    for (const [caller, status] of [
      [desk.staff, 404],
      [coordinator, 404],
      [desk.linguists[1], 404],
      [desk.owner, 403],
      [desk.stranger, 403],
    ] as const) {
      for (const format of ['xliff12', 'xliff21', 'docx_changes', 'package'])
        expect((await caller.get('/features/translation-jobs/export', { id: job, format })).status).toBe(status);
      expect((await exchange.importFile(job, text, {}, caller)).status).toBe(status);
      expect((await undo(body.import_id, caller)).status).toBe(status);
    }
    expect((await textsOf(job))[0]).toEqual(['Unsere Stiefel wiegen 0,9 kg.', 'confirmed']);
  });
});
