// Files with divided and joined segments are delivered as if their segments had not changed.
import { readFileSync } from 'node:fs';
import type { Segment } from '@folio/contract/translation-segments';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExchange, type Exchange } from '../../../testing/job-files.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let exchange: Exchange;

beforeAll(async () => {
  product = await startTestProduct();
  exchange = await buildExchange(product);
});
afterAll(() => product.stop());

const call = (name: string, body: object) => exchange.ines.send('POST', `/features/translation-jobs/segments/${name}`, body);
const split = (job: number, row: Segment | undefined, at: number) =>
  call('split', { job_id: job, segment_id: row?.id, at, revision: row?.revision });
const join = (job: number, left: Segment | undefined, right: Segment | undefined) =>
  call('join', {
    job_id: job,
    segment_id: left?.id,
    revision: left?.revision,
    next_id: right?.id,
    next_revision: right?.revision,
  });
const rowsOf = (job: number) => exchange.desk.segmentsOf(exchange.ines, job);

describe('a file', () => {
  const fixture = (name: string) => readFileSync(new URL(`../../../../../engine/src/sources/fixtures/${name}`, import.meta.url));
  const page =
    '<!doctype html><html lang="en"><head><title>Boots for snow</title></head><body><p>They are <b>warm &amp; dry</b> for hours. Really.</p></body></html>';
  const subtitles = '1\n00:00:01,000 --> 00:00:03,500\nOur boots are warm.\n\n2\n00:00:04,000 --> 00:00:06,000\nReally dry.\n';
  const slides = zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'ppt/presentation.xml': strToU8('<p:presentation/>'),
    'ppt/slides/slide1.xml': strToU8(
      '<p:sld><a:p><a:r><a:t>Warm boots</a:t></a:r><a:r><a:rPr b="1"/><a:t> for snow</a:t></a:r></a:p><a:p><a:r><a:t>Really dry. And warm.</a:t></a:r></a:p></p:sld>',
    ),
  });
  const contentOf = (name: string, bytes: Uint8Array) =>
    /\.(?:docx|pptx|xlsx)$/.test(name)
      ? Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]))
      : strFromU8(bytes);

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['slides.pptx', slides],
    ['beans.docx', fixture('beans.docx')],
    ['prices.xlsx', fixture('prices.xlsx')],
    ['page.html', Buffer.from(page)],
    ['film.srt', Buffer.from(subtitles)],
  ])('%s is delivered the same with its segments divided, joined and divided as without', async (name, bytes) => {
    const { desk, ines } = exchange;
    const upload = async () => {
      const form = new FormData();
      form.append('tool', name.endsWith('.srt') ? 'subtitle_translation' : 'managed_translation');
      form.append('field', 'files');
      form.append('file', new File([bytes], name));
      const { body } = await desk.owner.send('POST', '/services/orders/upload', form);
      return (body.asset as { id: number }).id;
    };
    const delivered = async (isDivided: boolean) => {
      const job = await exchange.startedJob({ text: '', files: [await upload()] });
      const write = async () => {
        const rows = (await rowsOf(job)).filter(({ status }) => status !== 'locked');
        const segments = rows.map(({ id, source, target, revision }) => ({
          id,
          target: target || source.replace(/(<[^>]*>)|([^<]+)/g, (_, tag?: string, words = '') => tag ?? words.toUpperCase()),
          status: 'confirmed',
          revision,
        }));
        await ines.send('PATCH', '/features/translation-jobs/segments', { job_id: job, segments });
      };
      await write();
      const divideAll = async () => {
        let count = 0;
        for (const row of (await rowsOf(job)).filter(({ status }) => status !== 'locked')) {
          const at = [...row.source.matchAll(/\s/g)].map(({ index }) => index);
          for (const space of at)
            if ((await split(job, row, space)).status === 200) {
              count += 1;
              break;
            }
        }
        return count;
      };
      if (isDivided) {
        expect(await divideAll()).toBeGreaterThan(0);
        const rows = await rowsOf(job);
        for (let index = 0; index < rows.length - 1; index += 2) await join(job, rows[index], rows[index + 1]);
        await divideAll();
        await write();
      }
      const answer = await desk.jobCall(ines, 'deliver', { id: job });
      expect([answer.status, answer.body.code]).toEqual([200, undefined]);
      const [file] = await product.sql<{ storage_key: string }>(
        `select a.storage_key from assets a join translation_lines l on l.order_detail_id = a.order_detail_id
         join translation_jobs j on j.line_id = l.id where j.id = $1 and a.role = 'result'`,
        [job],
      );
      return contentOf(name, await product.kernel.storage.read(file?.storage_key ?? ''));
    };
    expect(await delivered(true)).toEqual(await delivered(false));
  });
});
