// Pages with a missing subject, and pages rendered before the server stopped responding.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../base/query-client.ts';
import { signedIn } from '../testing/caller.ts';
import { campaign, campaignStaff, dashboardOf } from '../testing/campaigns.ts';
import { type Answers, failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { besideTasks, task } from '../testing/tasks.ts';
import { requestsOf, withRights } from '../testing/translation.ts';

const notFound = failWith(404, 'NOT_FOUND', 'Not found');
const broken = failWith(500, 'SERVER_ERROR', 'Something went wrong');
const noList = { recordsTotal: 0, recordsFiltered: 0 };

const gonePages: [string, Answers, string, string][] = [
  [
    '/task-assignment/99',
    { tasks: { show: failWith(404, 'TASK_NOT_FOUND', 'This task was not found') } },
    'This task was not found',
    'Task assignment',
  ],
  [
    '/task-assignment/abc',
    { tasks: { show: failWith(422, 'INVALID_INPUT', 'Check the highlighted fields', { id: ['Enter a number'] }) } },
    'This page no longer exists',
    'Task assignment',
  ],
  [
    '/audience-campaigns/manager-dashboard/99',
    { ...campaignStaff, campaigns: { show: failWith(404, 'CAMPAIGN_NOT_FOUND', 'This campaign was not found') } },
    'This campaign was not found',
    'Audience Campaigns Manager',
  ],
  [
    '/tool/translation_requests/99',
    { ...withRights({ open_translation_requests: true }), translationRequests: { show: requestsOf([]) } },
    'This page no longer exists',
    'Translation requests',
  ],
  ['/links/runs/99', { linkRuns: { show: notFound } }, 'This page no longer exists', 'Runs'],
  [
    '/orders/bulk/99',
    { bulkOrders: { show: { bulk_orders: [], rows: [], ...noList } } },
    'This order no longer exists',
    'Your bulk orders',
  ],
];

test.each(gonePages)('%s is said to be gone, and the way back is offered', async (address, answers, title, list) => {
  renderRoute(address, { ...signedIn, ...besideTasks, ...answers });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByText('It was deleted, or you don’t have access.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getAllByRole('link', { name: list }).length).toBeGreaterThan(0);
});

test('a page that may not be read says why, and one whose server fails may be tried once more', async () => {
  let answer = failWith(403, 'FORBIDDEN', 'You are not allowed to do this');
  renderRoute('/task-assignment/7', { ...signedIn, ...besideTasks, tasks: { show: () => answer } });
  await screen.findByRole('heading', { level: 1, name: 'Failed to fetch task' });
  expect(screen.getByText('You are not allowed to do this')).toBeDefined();
  answer = broken;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Something went wrong on our side/);
});

const askOnceMore = () => act(() => queryClient.invalidateQueries());

test('a task that is shown stays while the server does not answer, and goes when it is gone', async () => {
  let answer: { task: typeof task } | typeof broken = { task };
  const { calls } = renderRoute('/task-assignment/7', {
    ...signedIn,
    ...besideTasks,
    reviewLinks: { show: { review_links: [], can: { create: false } } },
    tasks: { show: () => answer },
  });
  await screen.findByRole('heading', { level: 1, name: task.title });
  answer = broken;
  await askOnceMore();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'tasks.show').length).toBeGreaterThan(1));
  expect(screen.getByRole('heading', { level: 1, name: task.title })).toBeDefined();
  answer = failWith(404, 'TASK_NOT_FOUND', 'This task was not found');
  await askOnceMore();
  await screen.findByRole('heading', { level: 1, name: 'This task was not found' });
});

test('a campaign that is shown stays while the server does not answer', async () => {
  let isBroken = false;
  const { calls } = renderRoute('/audience-campaigns/manager-dashboard/7', {
    ...signedIn,
    ...campaignStaff,
    campaigns: { show: () => (isBroken ? broken : dashboardOf([], campaign())) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Long weekend' });
  isBroken = true;
  await askOnceMore();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'campaigns.show').length).toBeGreaterThan(1));
  expect(screen.getByRole('heading', { level: 1, name: 'Long weekend' })).toBeDefined();
  expect(screen.queryByText('Failed to fetch this campaign')).toBeNull();
});
