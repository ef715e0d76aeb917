// Suggestions for one draft against a website of many pages, beside taking the draft apart alone.
import { readLinkText } from '@folio/engine/links/read-link-text';
import { syncPhrases } from '@folio/server/features/links/core/phrases.queries';
import { findDocumentSubject } from '@folio/server/features/links/core/text-subjects.queries';
import { type SearchContext, suggestLinks } from '@folio/server/features/links/suggestions/suggest-links';
import { findWebsite } from '@folio/server/features/websites/websites.queries';
import { openDatabase } from '@folio/server/kernel/db/database';
import { median } from './quantiles.ts';
import { seedDatabase } from './seeded-database.ts';

const pages = 50_000;
const rounds = 15;
const aimMs = 500;

const nouns =
  'tent mat stove peg bag rope lamp boot pack knife filter map jacket glove sock hat bottle saw axe tarp pole hammock compass whistle blanket pillow cooler grill'.split(
    ' ',
  );
const kinds =
  'winter summer light warm small large cheap family alpine steel down gas folding inflatable waterproof double insulated compact rugged silent'.split(
    ' ',
  );
const uses = 'camping hiking climbing travel fishing hunting skiing sailing cycling running'.split(' ');

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? '';
const nameOf = (n: number) => `${pick(kinds, n)} ${pick(nouns, Math.floor(n / 20))} for ${pick(uses, Math.floor(n / 560))}`;

/** A draft of about 1,500 words that names many pages. */
function draftText(): string {
  const sentence = (n: number) =>
    `Anyone who takes a ${pick(kinds, n * 7)} ${pick(nouns, n * 3)} along sleeps better in the cold, as number ${n} of our list shows again.`;
  const paragraphs = Array.from(
    { length: 15 },
    (_, p) => `<p>${Array.from({ length: 5 }, (_, s) => sentence(p * 5 + s)).join(' ')}</p>`,
  );
  return `<h1>What to take along</h1>${paragraphs.join('')}`;
}

async function timesOf(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return median(times);
}

export async function benchLinks(): Promise<void> {
  const seeded = await seedDatabase();
  await seeded.growTo(1);
  const { client } = seeded;
  await client.query(
    `insert into websites (account_id, user_id, name, url, language, kind) values (1, 1, 'Halden', 'https://halden.example', 'en', 'download')`,
  );
  const names = Array.from({ length: pages }, (_, n) => nameOf(n));
  await client.query(
    `insert into page_urls (account_id, website_id, url, title, h1, state, http_state)
     select 1, 1, 'https://halden.example/p/' || n, name || ' – Halden', name, 'active', 200 from unnest($1::text[]) with ordinality as t(name, n)`,
    [names],
  );
  await client.query(
    `insert into page_texts (page_url_id, website_id, html, terms)
     select id, 1, '<p>' || h1 || '</p>', to_tsvector('english', h1 || ' ' || repeat('Anyone takes it along and sleeps better in the cold. ', 8) || id) from page_urls`,
  );
  await client.query(`update document_versions set html = $1`, [draftText()]);
  await client.query(`update order_details set status = 'accepted'`);
  await client.query('analyze');
  const database = openDatabase(seeded.connectionString);
  const website = await findWebsite(database, 1);
  if (!website) throw new Error('There is no website');
  const syncStart = performance.now();
  await syncPhrases(database, website);
  const syncMs = performance.now() - syncStart;
  const context: SearchContext = { website, rules: [], maxLinks: 5, toPages: null, finders: new Map(), nearness: null };
  const subject = await findDocumentSubject(database, website, 1);
  if (!subject) throw new Error('There is no draft');
  const bare = await timesOf(() => readLinkText(subject.html, 'en'));
  let found = 0;
  const whole = await timesOf(async () => {
    const text = await findDocumentSubject(database, website, 1);
    found = text ? (await suggestLinks(database, context, text, [])).links.length : 0;
  });
  await database.close();
  await seeded.stop();
  if (found === 0) throw new Error('No link was suggested');
  process.stdout.write(
    `links for one draft against ${pages.toLocaleString('en')} pages: ${found} suggestions, ${Math.round(whole)} ms, ${(whole / bare).toFixed(1)} times taking its text apart; ${whole <= aimMs ? 'within' : 'beyond'} the aim of ${aimMs} ms (phrases of all pages once: ${(syncMs / 1000).toFixed(1)} s)\n`,
  );
}
