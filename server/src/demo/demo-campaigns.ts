// Two running campaigns with six weeks of figures: one that spends on plan, one that spends too fast. A third one waits for its client.
import { insertUrl } from '../features/campaigns/urls/campaign-urls.queries.ts';
import { findCampaignOfItem } from './demo.queries.ts';
import { type DemoUser, formOf, idOf } from './demo-api.ts';
import { type Demo, day } from './demo-days.ts';
import type { Journal } from './demo-journal.ts';
import { host } from './demo-links.ts';
import { client } from './demo-tasks.ts';

const api = 'tools/audience_campaigns';
const euro = 1_000_000;
/** Days of figures until yesterday. */
const knownDays = 42;

interface DemoItem {
  name: string;
  channel: string;
  from: number;
  to: number;
  budget?: number;
  isDone?: boolean;
}

interface DemoCampaign {
  name: string;
  goal: string;
  audience: string;
  countries: string[];
  kpis: { name: string; figure: 'conversions' | 'visits'; target: number }[];
  from: number;
  to: number;
  budget: number;
  items: DemoItem[];
}

const longWeekend: DemoCampaign = {
  name: 'Long weekend',
  goal: 'Shop visits and orders before the holidays',
  audience: 'Families who buy their first winter tent, 30 to 45',
  countries: ['DE', 'AT', 'CH'],
  kpis: [
    { name: 'Orders', figure: 'conversions', target: 900 },
    { name: 'Shop visits', figure: 'visits', target: 4000 },
  ],
  from: -knownDays,
  to: 28,
  budget: 21_000,
  items: [
    { name: 'Search, brand words', channel: 'Paid search', from: -knownDays, to: 28, budget: 9000, isDone: true },
    { name: 'Search, tents', channel: 'Paid search', from: -knownDays, to: 28, budget: 8000, isDone: true },
    { name: 'Teaser letter to members', channel: 'Newsletter', from: -30, to: -30, isDone: true },
    { name: 'Window posters, Innsbruck', channel: 'In the shop', from: -20, to: 10, isDone: true },
    { name: 'Ad set A, four texts', channel: 'Social', from: 4, to: 18, budget: 4000 },
    { name: 'Letter: the long weekend', channel: 'Newsletter', from: 9, to: 9 },
  ],
};

const cabinNights: DemoCampaign = {
  name: 'Cabin nights',
  goal: 'Bookings of huts in the low season',
  audience: 'Couples within three hours by train',
  countries: ['AT', 'IT'],
  kpis: [{ name: 'Bookings', figure: 'conversions', target: 300 }],
  from: -knownDays,
  to: 40,
  budget: 9000,
  items: [
    { name: 'Cabin film', channel: 'Video', from: -knownDays, to: 40, budget: 5000, isDone: true },
    { name: 'Search, huts', channel: 'Paid search', from: -knownDays, to: 40, budget: 4000, isDone: true },
    { name: 'Letter 3', channel: 'Newsletter', from: 12, to: 12 },
  ],
};

const springKitchen: DemoCampaign = {
  ...cabinNights,
  name: 'Spring kitchen',
  goal: 'Recipes that lead to the shop',
  audience: 'People who cook outside',
  countries: ['IT'],
  kpis: [],
  from: 60,
  to: 100,
  budget: 7500,
  items: [{ name: 'Twelve recipes', channel: 'Magazine', from: 62, to: 90, budget: 7500 }],
};

async function propose(
  marta: DemoUser,
  workspaceId: number,
  { items, from, to, budget, ...fields }: DemoCampaign,
): Promise<number> {
  const made = await marta.call('PUT', `${api}/create`, {
    workspace_id: workspaceId,
    ...fields,
    from: day(from),
    to: day(to),
    budget: budget * euro,
    contact: client,
  });
  const id = idOf(made, 'campaign');
  for (const { isDone = false, budget: own, from: first, to: last, ...item } of items)
    await marta.call('PUT', `${api}/items/create`, {
      campaign_id: id,
      ...item,
      from: day(first),
      to: day(last),
      budget: own === undefined ? null : own * euro,
      is_done: isDone,
    });
  await marta.call('POST', `${api}/propose`, { id });
  return id;
}

async function start(marta: DemoUser, id: number): Promise<void> {
  const { campaign } = await marta.call('GET', `${api}/show`, { id });
  const { state_hash } = campaign as { state_hash: string };
  await marta.call('POST', `${api}/decide`, { id, state_hash, verdict: 'approve', note: 'by telephone' });
  await marta.call('POST', `${api}/start`, { id });
}

/** A figure that goes up and down through the week, the same each time the demo is made. */
const waving = (base: number, at: number) => Math.round(base * (1 + 0.25 * Math.sin(at * 0.9) + (at % 7) * 0.04));

/** Figures of the first two items, of which the second one has no visits. */
async function importFigures(
  marta: DemoUser,
  id: number,
  { countries }: DemoCampaign,
  source: string,
  costs: readonly [number, number],
): Promise<void> {
  const lines = Array.from({ length: knownDays }, (_, at) =>
    costs.map((cost, item) => {
      const visits = item === 0 ? waving(38, at) : '';
      return [
        day(at - knownDays),
        `l-0${item + 1}`,
        waving(9000, at),
        waving(230, at),
        visits,
        waving(8, at + item),
        waving(cost, at),
        countries[(at + item) % countries.length],
      ].join(',');
    }),
  ).flat();
  const heads = 'Date,utm_content,Impressions,Clicks,Visits,Conversions,Cost,Country';
  const file = new File([`${heads}\n${lines.join('\n')}\n`], 'figures.csv');
  const checked = await marta.call('POST', `${api}/results/validate`, formOf({ id, source, file }));
  await marta.call('POST', `${api}/results/import`, { import_id: idOf(checked, 'import') });
}

export interface RunningCampaigns {
  longWeekend: number;
  cabinNights: number;
}

/** The client of the campaigns has agreed, and both begin. */
export async function startCampaigns({ people: { marta }, scopes }: Demo): Promise<RunningCampaigns> {
  const started = { longWeekend: 0, cabinNights: 0 };
  started.longWeekend = await propose(marta, scopes.shop.id, longWeekend);
  await start(marta, started.longWeekend);
  started.cabinNights = await propose(marta, scopes.magazine.id, cabinNights);
  await start(marta, started.cabinNights);
  return started;
}

/** A campaign that waits for its client. */
export async function proposeCampaign({ people: { marta }, scopes }: Demo): Promise<void> {
  await propose(marta, scopes.magazine.id, springKitchen);
}

interface Item {
  id: number;
  name: string;
}

/** The page of a link does not exist outside of the demo, so the product cannot ask how it answers: the links are written down here. */
async function addLinks({ people: { marta }, kernel }: Demo, journal: Journal, items: readonly Item[]): Promise<void> {
  const links = [
    ['Search, brand words', '/uk', 'google', 'cpc'],
    ['Search, tents', '/uk/category/tents', 'google', 'cpc'],
    ['Teaser letter to members', '/uk/products/nordlys-2', 'letter', 'email'],
    ['Window posters, Innsbruck', '/uk/repairs', 'poster', 'qr'],
  ] as const;
  for (const [name, path, source, medium] of links) {
    const item = items.find((one) => one.name === name);
    if (!item) throw new Error(`There is no campaign item "${name}"`);
    await journal.once(`link of campaign item ${item.id}`, async () => {
      const owner = await findCampaignOfItem(kernel.database, item.id);
      if (owner)
        await insertUrl(kernel.database, {
          campaign_id: owner.campaign_id,
          item_id: item.id,
          page_url: `${host}${path}`,
          source,
          medium,
          campaign: owner.utm_campaign,
          content: owner.code,
          http_state: 200,
          user_id: marta.id,
        });
      return {};
    });
  }
}

/** Data of both campaigns, links with their parameters, and the objects made for the items. */
export async function fillCampaigns(demo: Demo, journal: Journal, running: RunningCampaigns): Promise<void> {
  const { marta } = demo.people;
  await importFigures(marta, running.longWeekend, longWeekend, 'Paid search export', [115, 100]);
  await importFigures(marta, running.cabinNights, cabinNights, 'Ads export', [95, 60]);
  const { campaign } = await marta.call('GET', `${api}/show`, { id: running.longWeekend });
  const { plan: items } = campaign as { plan: Item[] };
  const itemId = (name: string) => items.find((item) => item.name === name)?.id;
  await addLinks(demo, journal, items);
  const link = (name: string, document: string) =>
    marta.call('POST', `${api}/items/link`, { id: itemId(name), order_detail_id: demo.documents.get(document) });
  await link('Search, tents', 'nordlys');
  await link('Ad set A, four texts', 'skog');
  await marta.call('POST', `${api}/items/create-task`, { id: itemId('Letter: the long weekend'), with_contact: true });
  for (const name of ['Search, brand words', 'Search, tents', 'Window posters, Innsbruck'])
    await marta.call('POST', `${api}/items/share`, { id: itemId(name), is_shared: true });
}
