// A contact sees each state of a campaign item correctly after each event of the item, its task, the campaign and the contact.
import type { CampaignClient } from '@folio/contract/campaign-client';
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { type CampaignItemState, campaignItemStates } from '@folio/contract/campaign-words';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { guestBrowser, linkTokenFor, openWithCode } from '../../testing/guest-browser.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const api = '/tools/audience_campaigns';
const contact = { name: 'Helene Brandt', email: 'helene@brenvik.example' };
let product: TestProduct;
let staff: TestCaller;
let workspaceId: number;
let guest: ReturnType<typeof guestBrowser>;

interface Built {
  campaignId: number;
  itemId: number;
  taskId: number;
}

const send = async (path: string, body: Record<string, unknown>, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST') => {
  const answer = await staff.send(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const setTask = (taskId: number, status: string) => product.sql('update tasks set status = $2 where id = $1', [taskId, status]);
async function submit({ taskId }: Built) {
  const form = new FormData();
  form.append('id', String(taskId));
  form.append('file', new File(['Words'], 'words.txt'));
  expect((await staff.send('POST', '/features/tasks/attachments/create', form)).status).toBe(200);
  for (const move of ['start', 'submit']) await send(`/features/tasks/${move}`, { id: taskId });
}

/** Brings an item with a task into the state. */
const reach: Record<CampaignItemState, (built: Built) => Promise<unknown>> = {
  planned: () => Promise.resolve(),
  in_production: ({ taskId }) => send('/features/tasks/start', { id: taskId }),
  client_review: submit,
  approved: ({ taskId }) => setTask(taskId, 'approved'),
  live: ({ taskId }) => setTask(taskId, 'published'),
  dropped: ({ itemId }) => send(`${api}/items/drop`, { id: itemId }),
};

async function propose(): Promise<number> {
  const { campaign } = await send(
    `${api}/create`,
    { workspace_id: workspaceId, name: 'Long weekend', from: '2026-11-09', to: '2026-11-30', contact },
    'PUT',
  );
  return (campaign as Campaign).id;
}
async function build(state: CampaignItemState): Promise<Built> {
  const campaignId = await propose();
  const item = { campaign_id: campaignId, name: 'Letter', channel: 'Newsletter', from: '2026-11-10', to: '2026-11-12' };
  const itemId = ((await send(`${api}/items/create`, item, 'PUT')).item as CampaignItem).id;
  const taskId = (await send(`${api}/items/create-task`, { id: itemId })).task_id as number;
  await send(`${api}/propose`, { id: campaignId });
  const built = { campaignId, itemId, taskId };
  await reach[state](built);
  return built;
}

/** The item as the contact sees it; null if the campaign is not theirs to see. */
type Seen = { name: string; state: CampaignItemState; to: string; isWaiting: boolean }[] | null;

interface Event {
  happen: (built: Built, state: CampaignItemState) => Promise<unknown>;
  /** The state seen then, from the state seen before. */
  seen: (before: NonNullable<Seen>) => Seen;
}

const asBefore: Event['seen'] = (before) => before;
const events: Record<string, Event> = {
  'nothing happens': { happen: () => Promise.resolve(), seen: asBefore },
  'the item is hidden': {
    // Dropped items are not shared or hidden: they are not shown anyway.
    happen: ({ itemId }, state) =>
      state === 'dropped' ? Promise.resolve() : send(`${api}/items/share`, { id: itemId, is_shared: false }),
    seen: () => [],
  },
  'the item is edited': {
    happen: ({ itemId }) => send(`${api}/items/edit`, { id: itemId, name: 'Long letter' }),
    seen: (before) => before.map((item) => ({ ...item, name: 'Long letter' })),
  },
  'the item is dropped': {
    happen: ({ itemId }) => send(`${api}/items/drop`, { id: itemId }),
    seen: () => [],
  },
  "the item's task moves to another day": {
    happen: ({ taskId }) => send(`/features/tasks/${taskId}`, { due_date: '2026-11-11' }, 'PATCH'),
    seen: (before) => before.map((item) => ({ ...item, to: '2026-11-13' })),
  },
  "the item's task is deleted": {
    happen: ({ taskId }) => send(`/features/tasks/${taskId}`, {}, 'DELETE'),
    seen: (before) => before.map((item) => ({ ...item, state: 'planned', isWaiting: false })),
  },
  'the campaign cannot be deleted any more': {
    happen: async ({ campaignId }) => {
      const { status, body } = await staff.send('DELETE', `${api}/delete`, { id: campaignId });
      expect([status, body.code]).toEqual([409, 'CAMPAIGN_STATE']);
    },
    seen: asBefore,
  },
  'the campaign is cancelled': {
    happen: ({ campaignId }) => send(`${api}/cancel`, { id: campaignId, note: 'No budget' }),
    seen: () => null,
  },
  'the campaign is gone': {
    happen: ({ campaignId }) => product.sql('delete from campaigns where id = $1', [campaignId]),
    seen: () => null,
  },
  'the contact changes': {
    happen: async ({ campaignId }) => {
      const { campaign } = (await staff.get(`${api}/show`, { id: campaignId })).body;
      const other = { name: 'Ole Brandt', email: 'ole@brenvik.example' };
      await send(`${api}/edit`, { id: campaignId, revision: (campaign as Campaign).revision, contact: other });
    },
    seen: () => null,
  },
};

async function see({ campaignId }: Built): Promise<Seen> {
  const { status, body } = await guest.get('show', { campaign_id: campaignId });
  if (status !== 200) {
    expect([status, body.code]).toEqual([404, 'CAMPAIGN_NOT_FOUND']);
    return null;
  }
  const { campaign } = body.client as CampaignClient;
  return (campaign?.plan ?? []).map(({ name, state, to, waiting_task_id }) => ({
    name,
    state,
    to,
    isWaiting: waiting_task_id !== null,
  }));
}

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor' });
  const campaignId = await propose();
  await send(
    `${api}/items/create`,
    { campaign_id: campaignId, name: 'First', channel: 'Blog', from: '2026-11-10', to: '2026-11-10' },
    'PUT',
  );
  await send(`${api}/propose`, { id: campaignId });
  const token = await vi.waitUntil(() => linkTokenFor(product, contact.email), { timeout: 20_000, interval: 100 });
  guest = guestBrowser(product, token);
  await openWithCode(product, guest, contact.email);
});
afterAll(() => product.stop());

const pairs = campaignItemStates.flatMap((state) => Object.keys(events).map((event) => ({ state, event })));
it.each(pairs)('an item that is $state × $event', async ({ state, event }) => {
  const built = await build(state);
  const before: NonNullable<Seen> =
    state === 'dropped' ? [] : [{ name: 'Letter', state, to: '2026-11-12', isWaiting: state === 'client_review' }];
  expect(await see(built)).toEqual(before);
  const { happen, seen } = events[event] as Event;
  await happen(built, state);
  expect(await see(built)).toEqual(seen(before));
  // The list of their campaigns matches the openable ones.
  const all = (await guest.get('show')).body.client as CampaignClient;
  expect(all.campaigns.some(({ id }) => id === built.campaignId)).toBe(seen(before) !== null);
});
