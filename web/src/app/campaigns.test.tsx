import type { CheckedImport } from '@folio/contract/campaign-results';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { campaign, campaignRow, campaignStaff, dashboardOf } from '../testing/campaigns.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const address = '/audience-campaigns/manager-dashboard';
const emptyDashboard = {
  ...besideDocuments,
  documents: {
    show: {
      orders: [],
      recordsTotal: 0,
      recordsFiltered: 0,
      folders: [],
      counts: { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
      cancelled: 0,
      next: null,
    },
  },
};
const unknown = { value: null, items: 0, of: 2 };
const noResults = {
  results: [],
  totals: {
    impressions: unknown,
    clicks: unknown,
    visits: unknown,
    conversions: unknown,
    spend: unknown,
    click_rate: null,
    cost_per_conversion: null,
  },
  pacing: campaign().pacing,
  known_until: null,
  imports: [],
};

test.each([
  [address, "You haven't got access to the Audience Campaign Manager"],
  [`${address}/7`, "You haven't got access to the Audience Campaign Manager"],
  ['/audience-campaigns/client-dashboard', "You haven't got access to the Audience Campaigns tool"],
])('someone without access to %s learns why and is led to the dashboard', async (path, sentence) => {
  const { router, calls } = renderRoute(path, { ...signedIn, ...emptyDashboard });
  expect(await screen.findByText(sentence)).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(screen.queryByRole('link', { name: 'Audience Campaigns' })).toBeNull();
  expect(calls.some(({ name }) => name.startsWith('campaigns.'))).toBe(false);
});

test('the list shows what is unknown as unknown, and both entries of the sidebar', async () => {
  renderRoute(address, {
    ...campaignStaff,
    campaigns: { show: dashboardOf([campaignRow(), campaignRow({ id: 8, name: 'Cabin nights', state: 'proposed' })]) },
  });
  const row = (await screen.findByRole('link', { name: 'Long weekend' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('No data yet')).toBeDefined();
  expect(within(row).getByText('1 of 2 live')).toBeDefined();
  expect(within(row).queryByText('€0')).toBeNull();
  expect(screen.getByRole('button', { name: /^Proposed/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Audience Campaigns Manager' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Audience Campaigns' })).toBeDefined();
});

test('without campaigns it says how to begin; a failure can be tried once more', async () => {
  let isBroken = true;
  renderRoute(address, {
    ...campaignStaff,
    campaigns: { show: () => (isBroken ? failWith(500, 'SERVER_ERROR', 'Broken') : dashboardOf([])) },
  });
  expect(await screen.findByText('Failed to fetch campaigns')).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(await screen.findByRole('dialog', { name: 'New campaign' })).toBeDefined();
});

test('a refused form shows its first wrong field', async () => {
  renderRoute(address, {
    ...campaignStaff,
    campaigns: {
      show: dashboardOf([], null),
      create: failWith(422, 'INVALID_INPUT', 'Check the form', { name: ['Enter a name for the campaign'] }),
    },
  });
  await screen.findByRole('button', { name: 'New campaign' });
  fireEvent.keyDown(document.body, { key: 'n' });
  const form = await screen.findByRole('dialog', { name: 'New campaign' });
  within(form).getByLabelText('Goal').focus();
  fireEvent.click(within(form).getByRole('button', { name: 'Create draft' }));
  await within(form).findByText('Enter a name for the campaign');
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText('Name')));
});

test('a campaign that changed meanwhile is saved by a second try, with what was changed here alone', async () => {
  let revision = 1;
  const { calls } = renderRoute(`${address}/7`, {
    ...campaignStaff,
    campaigns: {
      show: () => dashboardOf([], campaign({ revision }, { edit: true })),
      edit: ({ body }) => {
        if ((body as { revision: number }).revision === 2) return { message: 'Campaign saved', campaign: campaign() };
        revision = 2;
        return failWith(409, 'CAMPAIGN_CHANGED', 'Someone else changed this campaign. Reload it and try again.');
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Long weekend' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit campaign' }));
  const form = await screen.findByRole('dialog', { name: 'Edit campaign' });
  fireEvent.change(within(form).getByLabelText('Audience'), { target: { value: 'Campers' } });
  const save = within(form).getByRole('button', { name: 'Save' });
  const shown = () => calls.filter(({ name }) => name === 'campaigns.show').length;
  const before = shown();
  fireEvent.click(save);
  await waitFor(() => expect(shown()).toBeGreaterThan(before));
  fireEvent.click(within(await within(form).findByRole('alert')).getByRole('button', { name: 'Save my changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ name }) => name === 'campaigns.edit').map(({ body }) => body)).toEqual([
    { id: 7, revision: 1, audience: 'Campers' },
    { id: 7, revision: 2, audience: 'Campers' },
  ]);
});

test('a proposal says all that it lacks', async () => {
  renderRoute(`${address}/7`, {
    ...campaignStaff,
    campaigns: {
      show: dashboardOf([], campaign({ state: 'draft' }, { propose: true })),
      propose: failWith(422, 'INVALID_INPUT', 'Check the form', {
        contact: ['Enter the contact who approves the campaign'],
        items: ['Add at least one item to the plan'],
      }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Propose to client' }));
  expect(await screen.findByText(/^Enter the contact .* Add at least one item to the plan$/)).toBeDefined();
});

test('a decision is recorded once, with a note and the state that was shown', async () => {
  const { calls } = renderRoute(`${address}/7/approval`, {
    ...campaignStaff,
    campaigns: {
      show: dashboardOf([], campaign({ state: 'proposed' }, { decide: true })),
      decide: { message: 'Decision recorded', campaign: campaign({ state: 'approved' }) },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Record decision' }));
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole('button', { name: 'Record decision' });
  fireEvent.click(submit);
  expect(await within(dialog).findByText('Enter how the contact told you')).toBeDefined();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'by telephone' } });
  fireEvent.click(submit);
  fireEvent.click(submit);
  expect(await screen.findByText('Decision recorded')).toBeDefined();
  const sent = calls.filter(({ name }) => name === 'campaigns.decide');
  expect(sent.map(({ body }) => body)).toEqual([{ id: 7, state_hash: 'a'.repeat(64), verdict: 'approve', note: 'by telephone' }]);
});

test('results that nobody knows are dashes', async () => {
  renderRoute(`${address}/7/results`, {
    ...campaignStaff,
    campaigns: { show: dashboardOf([], campaign()) },
    campaignResults: { show: noResults },
  });
  expect(await screen.findByRole('heading', { name: 'No data yet' })).toBeDefined();
  const orders = screen.getByText('Orders').parentElement as HTMLElement;
  expect(within(orders).getByText('–')).toBeDefined();
  expect(within(orders).getByText('0 of 2 items with data')).toBeDefined();
  const links = screen.getAllByRole('link', { name: 'Import results' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`${address}/7/import`, `${address}/7/import`]);
});

const figures = { impressions: 10, clicks: 2, visits: null, conversions: null, spend: null };
const checked: CheckedImport = {
  id: 5,
  file_name: 'ads.csv',
  source: 'ads',
  columns: ['Day', 'Clicks'],
  mapping: { date: 'Day', clicks: 'Clicks' },
  is_remembered: false,
  numbers: '1,234.56',
  days: 'YYYY-MM-DD',
  rows: 3,
  counts: { new: 1, replace: 1, same: 0, faults: 1 },
  new_rows: [{ line: 2, date: '2026-11-10', item_id: 71, code: 'l-01', channel: 'Newsletter', country: null, ...figures }],
  replaced_rows: [
    {
      line: 3,
      date: '2026-11-11',
      item_id: 71,
      code: 'l-01',
      channel: 'Newsletter',
      country: null,
      ...figures,
      clicks: 9,
      before: figures,
    },
  ],
  faults: [
    {
      line: 4,
      column: 'Clicks',
      value: '5 > 1',
      code: 'clicks_above_impressions',
      text: 'More clicks: 5 > 1',
      is_acceptable: true,
    },
  ],
};

test('a file is imported after what it changes was shown; rows to check are left out until someone says', async () => {
  const { calls, router } = renderRoute(`${address}/7/import`, {
    ...campaignStaff,
    campaigns: { show: dashboardOf([], campaign()) },
    campaignResults: {
      validate: { import: checked },
      import: {
        message: 'Rows imported: 3',
        import: {
          id: 5,
          file_name: 'ads.csv',
          source: 'ads',
          added: 2,
          replaced: 1,
          person: 'Marta Ferri',
          imported_at: '2026-11-12T10:00:00.000Z',
          undone_at: null,
        },
      },
      show: noResults,
    },
  });
  await screen.findByRole('heading', { name: 'Import results' });
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no field for a file yet');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File(['Day,Clicks\n'], 'ads.csv', { type: 'text/csv' })] } });
  fireEvent.click(await screen.findByRole('button', { name: /^Replace/ }));
  expect(screen.getByText('2').tagName).toBe('DEL');
  expect(screen.getByText('9').tagName).toBe('INS');
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^To check/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  fireEvent.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${address}/7/results`));
  const [sent] = calls.filter(({ name }) => name === 'campaignResults.import');
  expect(sent?.body).toMatchObject({ import_id: 5, accept: [{ line: 4 }] });
});
