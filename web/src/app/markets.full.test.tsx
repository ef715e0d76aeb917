import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { campaignStaff } from '../testing/campaigns.ts';
import { type Call, failWith } from '../testing/fake-api.ts';
import { country, inNewsroom, market, shapes, team } from '../testing/markets.ts';
import { renderRoute } from '../testing/render-route.tsx';

const asked = (calls: Call[]) =>
  calls.filter(({ name }) => name === 'markets.show').map(({ query }) => Object.fromEntries(query));
const cellsOf = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => chooseWorkspace(1));

test('the table has the countries of the map that have a figure, and nothing is 0 that is not', async () => {
  const { calls } = renderRoute('/maps/vector?keyword=sleeping+bag', { ...team, markets: { show: market, shapes } });
  await screen.findByText('Where “sleeping bag” is popular.');
  await screen.findByRole('application', { name: 'Map: Popularity, World' });
  expect(cellsOf()).toEqual([
    ['Germany', '100', '31'],
    ['United States', '50', '9'],
    ['Finland', '44', 'none yet'],
    ['Sweden', '0', '2'],
  ]);
  expect(screen.getByText(/Source: Wikimedia page views by language. Updated .* 2026/)).toBeDefined();
  expect(asked(calls)[0]).toMatchObject({ layer: 'trends', keyword: 'sleeping bag', provider: 'wikipedia', workspace_id: '1' });
  const shape = (code: string) => document.querySelector(`path[data-code="${code}"]`);
  expect(shape('DE')?.getAttribute('data-known')).toBe('true');
  expect(shape('SE')?.getAttribute('data-known')).toBe('true');
  expect(shape('IT')?.getAttribute('data-known')).toBeNull();
  // The campaign layer is hidden from users without campaigns.
  expect(screen.queryByRole('button', { name: 'Campaigns' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Campaign audiences' })).toBeNull();
});

test('arrow keys walk countries, which are said and shown in the table; a region narrows both', async () => {
  const { router } = renderRoute('/maps/vector?keyword=tent&region=europe', { ...team, markets: { show: market, shapes } });
  const map = await screen.findByRole('application');
  expect(cellsOf().map(([name]) => name)).toEqual(['Germany', 'Finland', 'Sweden']);
  expect(screen.getByText('3 in Europe')).toBeDefined();
  fireEvent.keyDown(map, { key: 'ArrowDown' });
  expect(screen.getByText('Germany: Popularity 100. Rank 1 of 3, +11% in 30 days. 31 documents in German')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Germany' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(map, { key: 'ArrowUp' });
  expect(screen.getByText('Denmark: no data')).toBeDefined();
  fireEvent.keyDown(map, { key: 'Escape' });
  expect(screen.queryByText('Denmark: no data')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sweden' }));
  expect(screen.getByText('Sweden: Popularity 0. Rank 3 of 3. 2 documents in Swedish')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Task for Sweden' })).toBeDefined();
  expect(router.state.location.search).toEqual({ keyword: 'tent', region: 'europe' });
});

test('a task begins with country, language, and the keyword as that language has it', async () => {
  const { calls } = renderRoute('/maps/vector?keyword=sleeping+bag', {
    ...team,
    ...besideDocuments,
    markets: { show: market, shapes },
    websites: { show: { websites: [], recordsTotal: 0, recordsFiltered: 0, can: { create: false } } },
    workspaceSettings: { showOne: failWith(404, 'NOT_FOUND', 'There is no such workspace.') },
    tools: { showTool: failWith(404, 'NOT_FOUND', 'There is no such tool.') },
    taskTemplates: { show: { task_templates: [], can: { create: true } } },
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
    tasks: {
      list: { tasks: [], recordsTotal: 0, recordsFiltered: 0, can: { create: true } },
      create: failWith(422, 'INVALID_INPUT', 'Invalid', { title: ['Another title, please'] }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Task for Finland' }));
  const dialog = await screen.findByRole('dialog', { name: 'New task' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Title').value).toBe('Makuupussi – Finland');
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Description').value).toBe(
    'Country: Finland\nLanguage: Finnish\nKeyword: Makuupussi',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create task' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'tasks.create')).toBe(true));
  expect(await within(dialog).findByText('Another title, please')).toBeDefined();
  expect(calls.find(({ name }) => name === 'tasks.create')?.body).toMatchObject({
    workspace_id: 1,
    title: 'Makuupussi – Finland',
    language: 'fi',
    soft_keywords: ['Makuupussi'],
  });
});

test('a source that is away says so, is asked again, and gives way to figures that the reader brings', async () => {
  const away = {
    ...market,
    countries: [country('DE', null, { documents: 31 })],
    source: '',
    read_at: null,
    is_available: false,
    problem: 'Wikipedia did not respond.',
  };
  const { calls } = renderRoute('/maps/vector?keyword=tent', { ...team, markets: { show: away, shapes } });
  await screen.findByText('Wikipedia did not respond.');
  const before = asked(calls).length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked(calls).length).toBe(before + 1));
  fireEvent.click(screen.getByRole('button', { name: 'Use your own data' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your own data' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show on map' }));
  expect(within(dialog).getByText('No line has a country and a value.')).toBeDefined();
  fireEvent.change(within(dialog).getByLabelText('Data by country'), {
    target: { value: 'Finland; 440\nSE; 880\nNowhere; 1' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show on map' }));
  expect(await screen.findByText('1 line without a country or value was skipped.')).toBeDefined();
  expect(cellsOf()).toEqual([
    ['Sweden', '100', 'none yet'],
    ['Finland', '50', 'none yet'],
  ]);
  expect(screen.getByText(/Source: Your own data. Updated/)).toBeDefined();
  await waitFor(() => expect(asked(calls).at(-1)?.['keyword']).toBe(''));
});

test('without a keyword nothing outside is asked, and no country is listed only for its language', async () => {
  const idle = { ...market, countries: [country('DE', null, { documents: 31 })], source: '', read_at: null };
  const { calls, router } = renderRoute('/maps/vector', { ...team, markets: { show: idle, shapes } });
  await screen.findByText('Enter a keyword to compare countries.');
  expect(screen.getByText('No data for this region yet.')).toBeDefined();
  expect(screen.queryByText('Germany')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Keyword' }), { target: { value: 'tent' } });
  await waitFor(() => expect(router.state.location.search).toEqual({ keyword: 'tent' }));
  await waitFor(() => expect(asked(calls).at(-1)?.['keyword']).toBe('tent'));
  await screen.findByText(/No data for “tent”/);
});

test('staff see campaigns as a layer and as audiences, which can be left out', async () => {
  const withCampaigns = {
    ...market,
    layer: 'campaigns' as const,
    countries: [country('DE', 7200, { campaigns: 2, documents: 3 }), country('AT', null, { campaigns: 1 })],
    campaigns: [{ id: 7, name: 'Long weekend', countries: ['DE', 'AT'] }],
    is_by_language: false,
    can: { see_campaigns: true, create_task: true },
  };
  const { calls, router } = renderRoute('/maps/vector?layer=campaigns&region=europe&figure=clicks', {
    ...inNewsroom(campaignStaff),
    markets: { show: withCampaigns, shapes },
  });
  await screen.findByRole('application', { name: 'Map: Clicks, Europe' });
  expect(cellsOf()).toEqual([
    ['Germany22 campaigns', '7,200', '3'],
    ['Austria11 campaign', '–unknown', 'none yet'],
  ]);
  const audience = () => [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(audience()).toEqual(['Long weekend']);
  expect(asked(calls)[0]).toMatchObject({ layer: 'campaigns', figure: 'clicks' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Campaign audiences' }));
  await waitFor(() => expect(audience()).toEqual([]));
  expect(router.state.location.search).toMatchObject({ audiences: 'off' });
});

test('an account that hides tasks is offered none; a failure says why and asks again', async () => {
  const { showUserInfo } = signedIn.users;
  const extra = { ...showUserInfo.user_info.extra_info, hide_generic_task_assignment: true };
  const hidden = { ...showUserInfo, user_info: { ...showUserInfo.user_info, extra_info: extra } };
  renderRoute('/maps/vector', { ...team, users: { ...signedIn.users, showUserInfo: hidden }, markets: { show: market, shapes } });
  await screen.findByRole('application');
  expect(screen.queryByRole('button', { name: /Task for/ })).toBeNull();
});

test('figures that do not come say so', async () => {
  renderRoute('/maps/vector', { ...team, markets: { show: failWith(500, 'SERVER_ERROR', 'Something went wrong.'), shapes } });
  expect(await screen.findByText('Couldn’t load the data')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
