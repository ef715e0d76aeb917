// Pages of the invented company's websites. Their host does not exist, so nothing is fetched: the pages are read from here and written down by the
// product's own code, as if an import had visited them.
import { randomUUID } from 'node:crypto';
import { run as readSitePage } from '@folio/engine/site/read-site-page';
import { finishVisits } from '../features/pages/finish-visits.ts';
import { layOutMap } from '../features/pages/link-map.ts';
import { addToImport, findOpenImport, insertImport, moveImport } from '../features/pages/page-imports.queries.ts';
import { claimTurn, lockPages, releaseTurn } from '../features/pages/page-settings.queries.ts';
import { insertImportVisits, listNextVisits } from '../features/pages/page-visits.queries.ts';
import { findPage, insertPages } from '../features/pages/pages.queries.ts';
import { recordVisit } from '../features/pages/record-visit.ts';
import type { Outcome } from '../features/pages/visit-page.ts';
import { findWebsite } from '../features/websites/websites.queries.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { wakeVisits } from './demo.queries.ts';
import { htmlOf, type TextName, texts } from './demo-texts.ts';

/** A page; a redirect names where it leads, a broken one has no content. */
export interface DemoPage {
  path: string;
  title: string;
  description?: string;
  html?: string;
  leadsTo?: string;
}

const fromText = (name: TextName, folder: string): DemoPage => ({
  path: `${folder}/${texts[name].slug}`,
  title: texts[name].title,
  description: texts[name].description,
  html: htmlOf(texts[name]),
});

const paragraphs = (title: string, ...lines: string[]) => `<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`;

export const magazinePages: readonly DemoPage[] = [
  {
    path: '',
    title: 'Halden magazine',
    description: 'Guides and tests for people who walk far.',
    html: paragraphs(
      'Halden magazine',
      'Guides, tests and visits to our workshop, for people who walk far and want to repair what they own.',
      'Read the <a href="/magazine/guides/four-tents-eleven-nights">test of four tents</a>, or learn <a href="/magazine/guides/repair-a-tent-zip">how to repair a zip</a>.',
    ),
  },
  fromText('sleepingBags', '/guides'),
  fromText('zip', '/guides'),
  fromText('tentTest', '/guides'),
  fromText('boots', '/guides'),
  fromText('workshop', '/stories'),
  {
    path: '/guides/choose-a-sleeping-bag',
    title: 'Choose a sleeping bag: down or synthetic',
    description: 'Down is lighter, synthetic filling dries faster. How to choose.',
    html: paragraphs(
      'Choose a sleeping bag: down or synthetic',
      'The temperature on the label is measured in a laboratory. Choose a sleeping bag whose comfort temperature is five degrees below the coldest night that you expect.',
      'A down sleeping bag is light, small and warm for about ten years. It loses its warmth when it is damp, and a wet one takes a day to dry. It is the right choice for cold, dry nights and for people who carry everything themselves.',
      'Synthetic filling keeps warm when it is damp and dries within two hours. It is heavier, and it loses a fifth of its loft within four years. It is the right choice for a boat, for a wet autumn and for children.',
      'Lie down in the bag before you buy it. Your feet must not press against the end, and you must be able to close the hood with one hand. In the shops you may stay in it for as long as you like.',
    ),
  },
  {
    path: '/guides/dry-a-wet-tent',
    title: 'How to dry a wet tent in a flat',
    description: 'A wet tent grows mould within three days. Where to hang it when there is no garden.',
    html: paragraphs(
      'How to dry a wet tent in a flat',
      'A wet tent grows mould within three days at 18 degrees. You have a day to dry it, and no garden is needed.',
      'Hang the flysheet over the shower rail and the inner tent over two chairs. Open a window, and turn both every two hours. The seams and the tent zip dry last, because water stands in them.',
      'Do not use a tumble dryer or a heater. Heat dissolves the layer that keeps the rain out, and a new flysheet costs more than a warm room. A fan on a chair does the same work in one night.',
      'Pack the tent when the thickest seam feels dry and warm in your hand. Put the poles in last and the pegs into a bag of their own, since a wet peg rusts through the fabric in one winter.',
    ),
  },
  {
    path: '/guides/footprint',
    title: 'Does a tent need a footprint?',
    description: 'A footprint doubles the life of the floor. When it is worth its weight.',
    html: paragraphs(
      'Does a tent need a footprint?',
      'A footprint lies under the floor of the tent and takes the stones in its place. After eleven nights on gravel, the floor without one showed six abrasions, the floor with one none.',
      'It weighs 240 grams. On grass and moss you can leave it at home.',
    ),
  },
  { path: '/guides/tents-of-2019', title: 'Tents of 2019' },
  { path: '/guides/zip-repair', title: 'Zip repair', leadsTo: '/guides/repair-a-tent-zip' },
];

export const shopPages: readonly DemoPage[] = [
  {
    path: '',
    title: 'Halden Outdoor: tents, sleeping bags and rain jackets',
    description: 'Tents, sleeping bags and rain jackets that can be repaired.',
    html: paragraphs(
      'Tents, sleeping bags and rain jackets',
      'We make equipment for long ways, and we repair it. See <a href="/uk/category/tents">tents</a> and <a href="/uk/category/sleeping-bags">sleeping bags</a>.',
    ),
  },
  {
    path: '/category/tents',
    title: 'Tents',
    description: 'Tents for one to four people.',
    html: paragraphs(
      'Tents',
      'Tunnel and dome tents for one to four people. Every pole, zip and peg is sold on its own. Most people who travel with a second person choose the <a href="/uk/products/nordlys-2">Nordlys 2</a>.',
    ),
  },
  {
    path: '/category/sleeping-bags',
    title: 'Sleeping bags',
    description: 'Down and synthetic sleeping bags.',
    html: paragraphs(
      'Sleeping bags',
      'Down for cold, dry nights and synthetic filling for wet ones. The <a href="/uk/products/fjell-500">Fjell 500</a> is our winter sleeping bag. A liner adds up to five degrees.',
    ),
  },
  {
    path: '/category/rain-jackets',
    title: 'Rain jackets',
    description: 'Rain jackets whose zips we replace.',
    html: paragraphs('Rain jackets', 'Jackets for a whole week of rain, with zips that our workshop replaces in a day.'),
  },
  fromText('nordlys', '/products'),
  fromText('fjell', '/products'),
  fromText('skog', '/products'),
  {
    path: '/repairs',
    title: 'Repairs',
    description: 'What our workshop repairs, and how to send it.',
    html: paragraphs(
      'Repairs',
      'Our workshop repairs tents, boots, jackets and backpacks. Last year it repaired 1,840 tents, most of them within a week of the day on which they arrived.',
      'A tent repair begins with a photograph. Send us one of the damage, and we tell you on the same day what it costs and how long it takes. A new pole takes ten minutes. A new tent zip takes an hour.',
      'Bring or send the tent dry, with its poles. A wet tent grows mould in the parcel, and then we can only keep its poles. If you are near Freiburg, come to a repair weekend: a repair costs nothing from Friday until Sunday night.',
    ),
  },
  { path: '/products/nordlys-1', title: 'Nordlys 1', leadsTo: '/products/nordlys-2' },
];

function markupOf(page: DemoPage, base: string, pages: readonly DemoPage[]): string {
  const menu = pages
    .filter(({ path }) => path === '' || path.startsWith('/category') || path === '/repairs')
    .map(({ path, title }) => `<li><a href="${base}${path}">${title}</a></li>`);
  return `<!doctype html><html lang="en"><head><title>${page.title}</title><meta name="description" content="${page.description ?? ''}"></head>
<body><nav><ul>${menu.join('')}</ul></nav><main>${page.html ?? ''}</main></body></html>`;
}

async function outcomeOf(page: DemoPage, base: string, pages: readonly DemoPage[]): Promise<Outcome> {
  if (page.leadsTo !== undefined) return { kind: 'redirected', status: 301, finalUrl: `${base}${page.leadsTo}`, hops: 1 };
  if (page.html === undefined) return { kind: 'missing', status: 404, problem: null, finalUrl: null, hops: 0 };
  const read = await readSitePage({
    bytes: new TextEncoder().encode(markupOf(page, base, pages)),
    contentType: 'text/html; charset=utf-8',
    url: `${base}${page.path}`,
    robotsTag: '',
    language: 'en',
  });
  return { kind: 'read', status: 200, page: read, etag: null, lastModified: null };
}

/** Writes down pages of a website as an import of a CSV file would. Done once: pages that are known are left as they are. */
export async function recordPages(kernel: Kernel, userId: number, websiteId: number, pages: readonly DemoPage[]): Promise<void> {
  const { database } = kernel;
  const website = await findWebsite(database, websiteId);
  if (!website) throw new Error(`There is no website ${websiteId}`);
  const base = website.url.replace(/\/$/, '');
  const byUrl = new Map(pages.map((page) => [`${base}${page.path}`, page]));
  const urls = [...byUrl.keys()];
  const turn = randomUUID();
  const open = await findOpenImport(database, websiteId);
  if (!open)
    await database.transaction(async (tx) => {
      await lockPages(tx, websiteId);
      // No worker of the product takes the turn meanwhile: it would ask a host that does not exist.
      await claimTurn(tx, websiteId, turn);
      const made = await insertImport(tx, {
        website_id: websiteId,
        user_id: userId,
        kind: 'csv',
        url: null,
        file_name: 'pages.csv',
        paths: [],
        page_limit: pages.length,
        created_at: kernel.clock.now(),
      });
      if (!made) return;
      const added = await insertPages(
        tx,
        website,
        urls.map((url) => ({ url })),
      );
      const row = { id: made.id, createdAt: made.created_at, depth: 0, limit: pages.length };
      const found = await insertImportVisits(tx, websiteId, urls, row);
      await addToImport(tx, made.id, { found, added: added.length });
      await moveImport(tx, made.id, ['queued'], { state: 'running' });
    });
  // Twice: a page that is gone is asked a second time before it counts as broken.
  for (let round = 0; round < 2; round += 1) {
    await wakeVisits(database, websiteId);
    for (const visit of await listNextVisits(database, websiteId, [], pages.length)) {
      const known = await findPage(database, visit.page_url_id);
      const page = known && byUrl.get(known.url);
      if (page) await recordVisit(kernel, website, visit, await outcomeOf(page, base, pages));
    }
  }
  await finishVisits(kernel, website);
  await releaseTurn(database, websiteId, turn);
  await layOutMap(kernel, websiteId, AbortSignal.timeout(60_000));
}
