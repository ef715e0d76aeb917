// Websites with their pages, keyword rules, suggestions and one link run; documents go live on the websites of the shop.
import { setTimeout as wait } from 'node:timers/promises';
import { idOf } from './demo-api.ts';
import type { Demo } from './demo-days.ts';
import type { Journal } from './demo-journal.ts';
import { type DemoPage, magazinePages, recordPages, shopPages } from './demo-pages.ts';
import type { WorkspaceName } from './demo-team.ts';

export const host = 'https://halden.example';

const websites = {
  magazine: { workspace: 'magazine', name: 'Halden magazine', path: '/magazine', language: 'en', country: null },
  uk: { workspace: 'shop', name: 'Halden Outdoor, United Kingdom', path: '/uk', language: 'en', country: 'GB' },
  de: { workspace: 'shop', name: 'Halden Outdoor, Germany', path: '/de', language: 'de', country: 'DE' },
  at: { workspace: 'shop', name: 'Halden Outdoor, Austria', path: '/at', language: 'de', country: 'AT' },
  no: { workspace: 'shop', name: 'Halden Outdoor, Norway', path: '/no', language: 'nb', country: 'NO' },
} as const satisfies Record<
  string,
  { workspace: WorkspaceName; name: string; path: string; language: string; country: string | null }
>;
export type WebsiteName = keyof typeof websites;

export async function makeWebsites({ people: { marta }, scopes }: Demo): Promise<Record<WebsiteName, number>> {
  const ids: Partial<Record<WebsiteName, number>> = {};
  for (const [key, { workspace, path, ...website }] of Object.entries(websites)) {
    const made = await marta.call('PUT', 'features/websites/create', {
      ...website,
      url: `${host}${path}`,
      kind: 'download',
      workspace_id: scopes[workspace].id,
    });
    ids[key as WebsiteName] = idOf(made, 'website');
  }
  return ids as Record<WebsiteName, number>;
}

/** Sends a document to a website with a name that leads nowhere, so that its publication fails. */
export async function publishNowhere({ people: { marta }, scopes, documents }: Demo): Promise<void> {
  const made = await marta.call('PUT', 'features/websites/create', {
    name: 'Press room',
    url: 'https://press.halden.example',
    language: 'en',
    kind: 'wordpress',
    username: 'marta',
    secret: 'not the password of anything',
    workspace_id: scopes.shop.id,
  });
  await marta.call('POST', 'features/websites/publish', {
    website_id: idOf(made, 'website'),
    order_detail_id: documents.get('fjell'),
  });
}

interface Page {
  id: number;
  url: string;
}

/** Reads the pages of a website from here, sets their keywords and answers the pages by their paths. */
async function readPages(
  { people: { marta }, kernel }: Demo,
  journal: Journal,
  websiteId: number,
  pages: readonly DemoPage[],
  keywords: Readonly<Record<string, string>>,
): Promise<Map<string, number>> {
  await journal.once(`pages of ${websiteId}`, async () => {
    await recordPages(kernel, marta.id, websiteId, pages);
    return {};
  });
  await marta.call('POST', 'features/pages/schedule', { website_id: websiteId, every: 'never', max_links_per_page: 5 });
  const { pageUrls } = await marta.call('GET', 'tools/page_url', { website_id: websiteId, per_page: 100 });
  const byPath = new Map((pageUrls as Page[]).map(({ id, url }) => [new URL(url).pathname, id]));
  for (const [path, keyword] of Object.entries(keywords)) {
    const id = byPath.get(path);
    if (id !== undefined) await marta.call('PATCH', 'tools/page_url', { id, primary_kw: keyword });
  }
  return byPath;
}

interface Suggestion {
  id: number;
  from: { order_detail_id: number | null };
}

/** Suggestions of the newest search, once it is done. */
async function findSuggestions({ people: { marta } }: Demo, websiteId: number): Promise<Suggestion[]> {
  await marta.call('POST', 'features/link-suggestions/find', { website_id: websiteId });
  for (let tries = 0; tries < 300; tries += 1) {
    const { search, link_suggestions: found } = await marta.call('GET', 'features/link-suggestions/show', {
      website_id: websiteId,
      sort: 'confidence',
      per_page: 100,
    });
    const { state } = search as { state: string };
    if (state === 'done') return found as Suggestion[];
    if (state === 'failed') throw new Error('The search for links failed');
    await wait(200);
  }
  throw new Error('The search for links did not end within a minute');
}

async function addRule({ people: { marta } }: Demo, websiteId: number, keyword: string, target: object): Promise<void> {
  await marta.call('POST', 'tools/link_builder', { website_id: websiteId, keyword, ...target });
}

/** The magazine: eleven pages, four rules, suggestions of which some are decided, and a run that was applied. */
export async function fillMagazineLinks(demo: Demo, journal: Journal, websiteId: number): Promise<void> {
  const { marta } = demo.people;
  const pages = await readPages(demo, journal, websiteId, magazinePages, {
    '/magazine/guides/down-sleeping-bag-care': 'down sleeping bag',
    '/magazine/guides/choose-a-sleeping-bag': 'sleeping bag',
    '/magazine/guides/repair-a-tent-zip': 'tent zip',
    '/magazine/guides/four-tents-eleven-nights': 'tent test',
    '/magazine/guides/trail-shoes-or-boots': 'trail shoes',
    '/magazine/guides/dry-a-wet-tent': 'wet tent',
    '/magazine/guides/footprint': 'footprint',
    '/magazine/stories/workshop-in-freiburg': 'tent zip',
  });
  const to = (path: string) => ({ page_url_id: pages.get(`/magazine${path}`) });
  await addRule(demo, websiteId, 'down sleeping bag', { ...to('/guides/down-sleeping-bag-care'), priority: 'high' });
  await addRule(demo, websiteId, 'tent zip', to('/guides/repair-a-tent-zip'));
  await addRule(demo, websiteId, 'footprint', to('/guides/footprint'));
  await addRule(demo, websiteId, 'tent repair', { custom_url: `${host}/uk/repairs` });
  const found = await findSuggestions(demo, websiteId);
  const inDocuments = found.filter(({ from }) => from.order_detail_id !== null).map(({ id }) => id);
  const run = await marta.call('POST', 'features/link-builder', {
    website_id: websiteId,
    title: 'Guides that lead to guides',
    suggestion_ids: inDocuments,
  });
  const id = idOf(run, 'link_builder');
  await marta.call('PUT', `features/link-builder/${id}`, { id, apply: true, confirmed_count: inDocuments.length });
  const [approved, rejected] = found.filter(({ from }) => from.order_detail_id === null).map((one) => one.id);
  await marta.call('POST', 'features/link-suggestions/decide', { ids: [approved], state: 'approved' });
  await marta.call('POST', 'features/link-suggestions/decide', { ids: [rejected], state: 'rejected' });
}

/** The British shop: nine pages and two rules; its search is done, and its suggestions wait. */
export async function fillShopLinks(demo: Demo, journal: Journal, websiteId: number): Promise<Map<string, number>> {
  const pages = await readPages(demo, journal, websiteId, shopPages, {
    '/uk': 'outdoor shop',
    '/uk/category/tents': 'tents',
    '/uk/category/sleeping-bags': 'sleeping bags',
    '/uk/category/rain-jackets': 'rain jackets',
    '/uk/products/nordlys-2': 'Nordlys 2',
    '/uk/products/fjell-500': 'winter sleeping bag',
    '/uk/products/skog-rain-jacket': 'rain jacket',
    '/uk/repairs': 'tent repair',
  });
  await addRule(demo, websiteId, 'winter sleeping bag', { page_url_id: pages.get('/uk/products/fjell-500') });
  await addRule(demo, websiteId, 'our workshop', { page_url_id: pages.get('/uk/repairs') });
  await addRule(demo, websiteId, 'rain jacket', { page_url_id: pages.get('/uk/products/skog-rain-jacket') });
  await findSuggestions(demo, websiteId);
  return pages;
}

/** Category cards of the shop: two planned ones, and one with a document by a human author. */
export async function fillCards(
  { people: { marta, aylin }, scopes, voiceIds }: Demo,
  websiteId: number,
  pages: Map<string, number>,
) {
  const make = async (name: string, path: string, keyword: string, soft: string[], headings: string[]) =>
    idOf(
      await marta.call('POST', 'tools/category_cards/create', {
        workspace_id: scopes.shop.id,
        website_id: websiteId,
        category_name: name,
        brand: 'Halden',
        page_url_id: pages.get(path),
        primary_kw: keyword,
        soft_keywords: soft,
        h2_headings: headings,
        language: 'en',
        brand_voice_id: voiceIds[1],
      }),
      'category_card',
    );
  const tents = await make('Tents', '/uk/category/tents', 'tents', ['tunnel tent', 'two entrances'], ['For two', 'For wind']);
  await make('Sleeping bags', '/uk/category/sleeping-bags', 'sleeping bags', ['down', 'liner'], ['For winter', 'For wet nights']);
  await make('Rain jackets', '/uk/category/rain-jackets', 'rain jackets', ['replaceable zip'], ['For a week of rain']);
  await marta.call('POST', 'tools/category_cards/refresh', {
    ids: [tents],
    task: { type: 'manual', assignee_id: aylin.id },
    price: 0,
  });
}
