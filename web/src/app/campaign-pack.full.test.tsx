import type { CampaignPack } from '@folio/contract/campaign-packs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { campaign, campaignStaff, dashboardOf } from '../testing/campaigns.ts';
import { renderRoute } from '../testing/render-route.tsx';

const address = '/audience-campaigns/manager-dashboard/7/pack';
const pack = (changes: Partial<CampaignPack> = {}): CampaignPack => ({
  id: 1,
  state: 'ready',
  reason: null,
  file_name: 'Long weekend 2026-11-10.zip',
  bytes: 31_000_000,
  files: 12,
  sha256: 'b'.repeat(64),
  left_out: [{ code: 'l-02', name: 'Search, tents', reason: 'not_approved' }],
  left_out_count: 1,
  person: 'Marta Ferri',
  expires_at: '2026-11-17T10:00:00.000Z',
  created_at: '2026-11-10T10:00:00.000Z',
  ...changes,
});

test('the pack says what it holds and what is left out, and a new one is made', async () => {
  const { calls } = renderRoute(address, {
    ...campaignStaff,
    campaigns: { show: dashboardOf([], campaign({ pack: pack() }, { pack: true })) },
    campaignPacks: { create: { message: 'Creating the package', pack: pack({ id: 2, state: 'waiting' }) } },
  });
  const link = await screen.findByRole('link', { name: 'Download package' });
  expect(link.getAttribute('href')).toBe('/api/tools/audience_campaigns/pack/download?id=7');
  expect(within(screen.getByRole('list', { name: 'Not included' })).getByText('Not approved yet')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Create new package' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'campaignPacks.create')).toBe(true));
});

test('a pack that failed says why, and there is none of a draft', async () => {
  const failed = pack({ state: 'failed', reason: 'The package would be larger than 2 GB.' });
  renderRoute(address, { ...campaignStaff, campaigns: { show: dashboardOf([], campaign({ pack: failed }, { pack: true })) } });
  expect((await screen.findByRole('alert')).textContent).toBe('The package would be larger than 2 GB.');
  expect(screen.queryByRole('link', { name: 'Download package' })).toBeNull();
});

test('a pack that is being made follows the stream of changes, and asks no more by the clock', async () => {
  const streams: EventTarget[] = [];
  class FakeStream extends EventTarget {
    static CLOSED = 2;
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  }
  vi.stubGlobal('EventSource', FakeStream);
  let state: CampaignPack['state'] = 'writing';
  const { calls } = renderRoute(address, {
    ...campaignStaff,
    campaigns: { show: () => dashboardOf([], campaign({ pack: pack({ state }) }, { pack: true })) },
  });
  await waitFor(() => expect(streams).toHaveLength(1));
  const emit = (event: string) => act(async () => void streams[0]?.dispatchEvent(new Event(event)));
  await emit('open');
  const asked = () => calls.filter(({ name }) => name === 'campaigns.show').length;
  await waitFor(() => expect(asked()).toBe(2));
  state = 'ready';
  // Longer than the pause between two calls without a stream.
  await act(() => new Promise((done) => setTimeout(done, 2500)));
  expect(asked()).toBe(2);
  await emit('changed');
  expect(await screen.findByRole('link', { name: 'Download package' })).toBeDefined();
  vi.unstubAllGlobals();
});
