import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { visitor } from '../testing/caller.ts';
import { campaign, campaignStaff } from '../testing/campaigns.ts';
import { market, shapes, team } from '../testing/markets.ts';
import { renderRoute } from '../testing/render-route.tsx';

beforeEach(() => chooseWorkspace(1));

test.each([
  ['/maps', '/maps/vector'],
  ['/maps/google', '/maps/vector'],
])('%s leads to %s', async (from, to) => {
  const { router } = renderRoute(from, { ...team, markets: { show: market, shapes } });
  expect((await screen.findByRole('link', { name: 'Markets' })).getAttribute('aria-current')).toBe('page');
  expect(router.state.location.pathname).toBe(to);
});

test('the full screen has the same without the shell, and the way back', async () => {
  renderRoute('/maps/full-screen?keyword=tent', { ...team, markets: { show: market, shapes } });
  await screen.findByRole('application');
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Exit full screen' }).getAttribute('href')).toBe('/maps/vector?keyword=tent');
});

test('another name below is the 404 page; nobody sees one before they log in', async () => {
  renderRoute('/maps/moon', { ...team });
  expect(await screen.findByText('The page you requested could not be found.')).toBeDefined();
});

test.each(['/maps', '/maps/vector', '/maps/full-screen', '/maps/moon'])('%s asks for a login first', async (address) => {
  const { router } = renderRoute(address, visitor);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('the results of a campaign by country are on the map and in the table', async () => {
  const figure = { value: 9, items: 1, of: 2 };
  const row = (key: string | null, conversions: number | null) => ({
    key,
    label: key ?? '',
    impressions: null,
    clicks: null,
    visits: null,
    conversions,
    spend: null,
    click_rate: null,
    cost_per_conversion: null,
    planned: null,
    sources: ['Ads'],
  });
  renderRoute('/audience-campaigns/manager-dashboard/7/results?group=country', {
    ...campaignStaff,
    campaigns: {
      show: {
        campaigns: [],
        recordsTotal: 0,
        recordsFiltered: 0,
        counts: {} as never,
        summary: {
          running: [],
          waiting: { proposals: 0, items: 0, oldest_days: null },
          conversions: { value: null, known: 0, campaigns: 0 },
        },
        clients: [],
        people: [],
        channels: [],
        campaign: campaign(),
      },
    },
    campaignResults: {
      show: {
        results: [row('DE', 9), row('AT', null), row(null, 3)],
        totals: {
          impressions: figure,
          clicks: figure,
          visits: figure,
          conversions: figure,
          spend: figure,
          click_rate: null,
          cost_per_conversion: null,
        },
        pacing: campaign().pacing,
        known_until: '2026-11-16',
        imports: [],
      },
    },
    markets: { shapes },
  });
  await screen.findByRole('application', { name: /by country$/ });
  expect(document.querySelector('path[data-code="DE"]')?.getAttribute('data-known')).toBe('true');
  expect(document.querySelector('path[data-code="AT"]')?.getAttribute('data-known')).toBeNull();
  expect(screen.getByRole('row', { name: /^Germany/ })).toBeDefined();
});
