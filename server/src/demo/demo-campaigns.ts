// Two running campaigns with six weeks of figures: one that spends on plan, one that spends too fast. A third one waits for its client.
import { type DemoUser, idOf } from './demo-api.ts';

/** Days from today, as a calendar day. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
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
    contact: { name: 'Helene Brandt', email: 'helene@brenvik.example' },
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
  const form = new FormData();
  form.set('id', String(id));
  form.set('source', source);
  form.set(
    'file',
    new File([`Date,utm_content,Impressions,Clicks,Visits,Conversions,Cost,Country\n${lines.join('\n')}\n`], 'figures.csv'),
  );
  const checked = await marta.call('POST', `${api}/results/validate`, form);
  await marta.call('POST', `${api}/results/import`, { import_id: idOf(checked, 'import') });
}

/** Makes the campaigns of the workspaces, which are their clients. */
export async function fillCampaigns(marta: DemoUser, magazineId: number, shopId: number): Promise<void> {
  const first = await propose(marta, shopId, longWeekend);
  await start(marta, first);
  await importFigures(marta, first, longWeekend, 'Paid search export', [115, 100]);
  const second = await propose(marta, magazineId, cabinNights);
  await start(marta, second);
  await importFigures(marta, second, cabinNights, 'Ads export', [95, 60]);
  await propose(marta, magazineId, springKitchen);
}
