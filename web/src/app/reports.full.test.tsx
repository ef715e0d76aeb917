import type { Report } from '@folio/contract/reports';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { type Call, failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const report: Report = {
  report: 'overview',
  from: '2026-10-01',
  to: '2026-10-14',
  group_by: 'week',
  previous: { from: '2026-09-17', to: '2026-09-30' },
  currency: 'EUR',
  figures: [
    { name: 'made', unit: 'count', value: 186, previous: 152 },
    { name: 'texts', unit: 'count', value: 147, previous: 120 },
    { name: 'media', unit: 'count', value: 39, previous: 32 },
    { name: 'approved', unit: 'count', value: 61, previous: 50 },
    { name: 'approval_hours', unit: 'hours', value: 74.4, previous: 93.6 },
    { name: 'first_time', unit: 'share', value: 0.6393, previous: 0.55 },
    { name: 'credits', unit: 'credits', value: 8240, previous: 0 },
    { name: 'cost', unit: 'money', value: null, previous: 3 },
    { name: 'cost_per_document', unit: 'money', value: null, previous: null },
  ],
  series: [
    {
      chart: 'made',
      name: 'ai_writer',
      unit: 'count',
      points: [
        { day: '2026-09-28', value: 23 },
        { day: '2026-10-05', value: 24 },
      ],
    },
    {
      chart: 'score',
      name: 'score_approved',
      unit: 'score',
      points: [
        { day: '2026-09-28', value: 71 },
        { day: '2026-10-05', value: null },
      ],
    },
    {
      chart: 'score',
      name: 'score_first',
      unit: 'score',
      points: [
        { day: '2026-09-28', value: 50 },
        { day: '2026-10-05', value: null },
      ],
    },
  ],
  rows: [
    { table: 'waits', key: 'writing', name: '', values: { approved: 61, approval_hours: 33.6, approval_hours_p90: 50 } },
    { table: 'waits', key: 'step', name: 'Legal', values: { approved: 61, approval_hours: 40, approval_hours_p90: 90 } },
    {
      table: 'people',
      key: '2',
      name: 'Luca Bianchi',
      values: { made: 47, words: 9000, approved: 17, first_time: 0.59, approval_hours: 81.6, credits: 2180, cost: 11.02 },
    },
    { table: 'languages', key: 'de', name: 'de', values: { made: 14, words: 3000 } },
  ],
  counted_at: '2026-10-14T07:40:00.000Z',
  unknown: 4,
  can: { see_cost: true, see_people: true, see_tasks: true },
};
const nothing: Report = {
  ...report,
  figures: report.figures.map((figure) => ({ ...figure, value: 0, previous: 0 })),
  series: [],
  rows: [],
};
const asked = (calls: Call[], name: string) =>
  calls.filter((call) => call.name === name).map(({ query }) => Object.fromEntries(query));
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement as HTMLElement;

test('figures say how they changed, what they are made of, and what is not known', async () => {
  renderRoute('/charts?period=own&from=2026-10-01&to=2026-10-14', { ...signedIn, reports: { show: { report } } });
  expect(await screen.findByText(/compared with 17\s?–\s?30 September 2026/)).toBeDefined();
  expect(figure('Documents made').textContent).toContain('186+22%');
  expect(figure('Documents made').textContent).toContain('147 texts, 39 media');
  expect(figure('Start to approval').textContent).toContain('3.1 days-0.8');
  expect(figure('Start to approval').textContent).toContain('Median of 61 tasks');
  expect(figure('Approved in the first round').textContent).toContain('39 of 61 without changes');
  expect(figure('Credits spent').textContent).toBe('Credits spent8,240');
  // A cost that is not known is a dash and never 0.
  expect(figure('Provider cost').textContent).toBe('Provider cost–Not known4 calls unknown');
  expect(screen.getByText('Waiting for Legal')).toBeDefined();
  expect(screen.getByText('Most of the time is spent waiting for reviewers.')).toBeDefined();
  const row = screen.getByRole('row', { name: /Luca Bianchi/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['LBLuca Bianchi', '47', '9,000', '17', '59%', '3.4 days', '2,180', '€11.02']);
});

test('every chart has its table, also for screen readers, and both as files', async () => {
  const { calls } = renderRoute('/charts', {
    ...signedIn,
    reports: { show: { report }, export: new File(['x'], 'report.csv', { type: 'text/csv' }) },
  });
  const table = await screen.findByRole('table', { name: 'Score of approved texts, median' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Week ofScore when approvedScore of the first draft', '28 Sept7150', '5 Oct––']);
  fireEvent.click(screen.getByRole('button', { name: /Made by week/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Made by week' }).closest('.visually-hidden')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Score of approved texts/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Download XLSX' }));
  await waitFor(() => expect(asked(calls, 'reports.export')).toHaveLength(1));
  expect(asked(calls, 'reports.export')[0]).toMatchObject({ report: 'overview', format: 'xlsx', part: 'chart_score' });
});

test('report, period and workspace are in the address, and asked for', async () => {
  const { calls, router } = renderRoute('/charts?tab=cost&period=7&workspace=all', {
    ...signedIn,
    reports: { show: { report: { ...report, report: 'cost', series: [] } } },
  });
  expect((await screen.findByRole('link', { name: 'Cost' })).getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(asked(calls, 'reports.show')).toHaveLength(1));
  expect(asked(calls, 'reports.show')[0]).toMatchObject({ report: 'cost', all: 'true', group_by: 'day' });
  fireEvent.click(screen.getByRole('link', { name: 'People' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'people', period: '7', workspace: 'all' }));
  fireEvent.click(screen.getByRole('link', { name: 'Overview' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ period: '7', workspace: 'all' }));
});

test('before the first count the page says when figures come', async () => {
  renderRoute('/charts', { ...signedIn, reports: { show: { report: { ...nothing, counted_at: null } } } });
  expect(await screen.findByText('No data yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open tools' }).getAttribute('href')).toBe('/tools');
});

test('a counted period without figures says that there are none', async () => {
  renderRoute('/charts', { ...signedIn, reports: { show: { report: nothing } } });
  expect(await screen.findByText('Nothing in this period')).toBeDefined();
  expect(screen.queryByText('No data yet')).toBeNull();
});

test('a report that is refused says why and asks again', async () => {
  const { calls } = renderRoute('/charts', {
    ...signedIn,
    reports: { show: failWith(422, 'INVALID_INPUT', 'Invalid', { to: ['At most 400 days'] }) },
  });
  expect(await screen.findByText('At most 400 days')).toBeDefined();
  const before = asked(calls, 'reports.show').length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked(calls, 'reports.show').length).toBeGreaterThan(before));
});

test('an end of the period beyond the other one takes it along, and an emptied one keeps its day', async () => {
  const { calls } = renderRoute('/charts?period=own&from=2026-10-01&to=2026-10-14', {
    ...signedIn,
    reports: { show: { report } },
  });
  const enter = (name: string, value: string) => {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
    fireEvent.blur(screen.getByLabelText(name));
  };
  const shown = () => ['From', 'To'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
  await screen.findByLabelText('From');
  enter('From', '');
  expect(shown()).toEqual(['2026-10-01', '2026-10-14']);
  enter('From', '2026-11-03');
  await waitFor(() => expect(shown()).toEqual(['2026-11-03', '2026-11-03']));
  enter('To', '2026-10-20');
  await waitFor(() => expect(shown()).toEqual(['2026-10-20', '2026-10-20']));
  expect(asked(calls, 'reports.show').at(-1)).toMatchObject({ from: '2026-10-20', to: '2026-10-20' });
});

test('an address whose period is turned round means the same days', async () => {
  const { calls } = renderRoute('/charts?period=own&from=2026-10-14&to=2026-10-01', {
    ...signedIn,
    reports: { show: { report } },
  });
  expect(await screen.findByLabelText('From')).toHaveProperty('value', '2026-10-01');
  expect(screen.getByLabelText('To')).toHaveProperty('value', '2026-10-14');
  await waitFor(() => expect(asked(calls, 'reports.show')).toHaveLength(1));
  expect(asked(calls, 'reports.show')[0]).toMatchObject({ from: '2026-10-01', to: '2026-10-14' });
});
