// The segment editor with a job of 10,000 segments: when its first rows are shown, beside a bare page of the same server, and how long
// frames take while it is scrolled, beside a bare list.
import type { Browser } from 'playwright-core';
import { startProduct } from './child-process.ts';
import { median } from './quantiles.ts';
import { openBrowser, openPage, reportScrolling } from './scroll-frames.ts';
import { type SeededDatabase, seedDatabase } from './seeded-database.ts';

const port = 3904;
const url = `http://127.0.0.1:${port}`;
const segmentCount = 10_000;
const rounds = 5;
const aimMs = 1000;

/** A job in the founder's own hands; its texts are half written. */
async function seedJob({ client, userId }: SeededDatabase): Promise<number> {
  await client.query(`update users set is_admin = true, staff_scope = 'platform' where id = $1`, [userId]);
  const text = Array.from({ length: segmentCount }, (_, index) => `Tent ${index + 1} stands on ${index % 97} poles.`).join('\n');
  const { rows } = await client.query<{ job: number; line: number }>(
    `with linguist as (insert into linguists (user_id, pairs, native_languages, words_a_day)
       values ($1, array['en>de'], array['de'], 2500) returning id),
     request as (insert into translation_requests (account_id, user_id, order_id, title, kind, state, source_language, target_languages)
       select account_id, id, 1, 'Ten thousand segments', 'managed', 'in_progress', 'en', array['de'] from users where id = $1 returning id),
     line as (insert into translation_lines (request_id, position, name, target_language, order_detail_id, source_kind, source_text, bands, segment_count)
       select id, 0, 'tents.txt', 'de', 1, 'text', $2, '{"context":0,"exact":0,"repetitions":0,"high":0,"medium":0,"low":0,"new":1}', $3::int from request
       returning id, request_id)
     insert into translation_jobs (line_id, request_id, position, stage, state, price, linguist_id)
       select line.id, line.request_id, 0, 'translation', 'in_progress', 100, linguist.id from line, linguist
     returning id as job, line_id as line`,
    [userId, text, segmentCount],
  );
  const { job = 0, line = 0 } = rows[0] ?? {};
  await client.query(
    `insert into segments (line_id, position, unit, source)
     select $1, n, n - 1, 'Tent ' || n || ' stands on ' || (n - 1) % 97 || ' poles.' from generate_series(1, $2::int) n`,
    [line, segmentCount],
  );
  await client.query(
    `insert into segment_states (job_id, segment_id, target, status)
     select $1, id, case when position % 2 = 0 then 'Zelt ' || position || ' steht auf ' || (position - 1) % 97 || ' Stangen.' else '' end,
       case when position % 2 = 0 then 'confirmed' else 'new' end from segments where line_id = $2`,
    [job, line],
  );
  return job;
}

/** Returns the milliseconds until the selector is visible. */
async function timeUntil(browser: Browser, token: string, path: string, selector: string): Promise<number> {
  const { context, page } = await openPage(browser, url, { folio_token: token });
  const start = performance.now();
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  const taken = performance.now() - start;
  await context.close();
  return taken;
}

export async function benchEditor(): Promise<void> {
  const database = await seedDatabase();
  await database.growTo(10);
  const job = await seedJob(database);
  const env = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: database.dataDir,
    PORT: String(port),
    FOLIO_ROLE: 'web',
    LOG_LEVEL: 'warn',
  };
  const product = await startProduct(`${url}/healthz`, env);
  const browser = await openBrowser();
  try {
    const [editor, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await timeUntil(browser, database.token, '/api/docs', 'body'));
      editor.push(await timeUntil(browser, database.token, `/translation-manager/jobs/${job}`, '[id^="segment-"]'));
    }
    const [own, plain] = [median(editor), median(bare)];
    process.stdout.write(
      `first rows of the editor with ${segmentCount} segments: ${(own / plain).toFixed(1)} times a bare page (${Math.round(own)} ms beside ${Math.round(plain)} ms; aim: ${aimMs} ms)\n`,
    );
    const { context, page } = await openPage(browser, url, { folio_token: database.token });
    await page.goto(`${url}/translation-manager/jobs/${job}`);
    await page.locator('[id^="segment-"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await reportScrolling(page, 'scrolling it');
    await context.close();
  } finally {
    await browser.close();
    await product.stop();
    await database.stop();
  }
}
