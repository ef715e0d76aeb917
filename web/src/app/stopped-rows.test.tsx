// Rows of tasks, campaign items, cards, requests and jobs name why their work is on hold or failed.
import type { DocumentProblem } from '@folio/contract/orders';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { campaign, campaignItem, campaignStaff, dashboardOf } from '../testing/campaigns.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { counts, entriesOf, entryOf, listOf, newsroom, row } from '../testing/tasks.ts';
import { jobsOf, offeredJob, request, requestsOf, staffOf } from '../testing/translation.ts';

const held: DocumentProblem = { status: 'onHold', reason: 'Connect a model for text.', is_cancelled: false };
const task = { ...row, document_problem: held };
const team = {
  ...signedIn,
  workspaces: {
    ...signedIn.workspaces,
    show: { ...signedIn.workspaces.show, workspaces: [newsroom] },
    listUsers: { users: [], recordsTotal: 0, recordsFiltered: 0, can: { manage_members: false } },
  },
  taskViews: {
    counts,
    show: { views: [] },
    board: { columns: [{ status: 'waiting' as const, count: 1, tasks: [task] }], can: { create: false } },
  },
  tasks: { list: ({ query }: { query: URLSearchParams }) => (query.get('view') === 'review' ? listOf() : listOf(task)) },
};
const noLanguages = { tools: { showTool: failWith(404, 'NOT_FOUND', 'There is no such tool.') } };

beforeEach(() => chooseWorkspace(1));

test.each(['/task-assignment?view=all', '/task-assignment?view=board', '/task-assignment?view=mine'])(
  'a task at %s',
  async (address) => {
    renderRoute(address, team);
    const item = (await screen.findByText(task.title)).closest('li') as HTMLElement;
    expect(within(item).getByText('On hold')).toBeDefined();
    expect(within(item).getByText('Connect a model for text.')).toBeDefined();
  },
);

test('an entry of the calendar', async () => {
  renderRoute('/calendar?view=agenda&date=2030-11-20', {
    ...team,
    ...besideDocuments,
    websites: { show: { websites: [], recordsTotal: 0, recordsFiltered: 0, can: { create: false } } },
    calendarEntries: { show: entriesOf(entryOf({ ...task, due_date: '2030-11-20' })) },
  });
  expect(await screen.findByText('Waiting. On hold, Connect a model for text.')).toBeDefined();
});

test('an item of a campaign in its timeline and list, and the link that stopped', async () => {
  const link = { id: 3, kind: 'document', subject_id: 5, title: 'The letter', status: 'failed' } as const;
  const failed: DocumentProblem = { status: 'failed', reason: 'The model declined.', is_cancelled: false };
  const item = campaignItem({ links: [{ ...link, document_problem: failed }], document_problem: failed });
  renderRoute('/audience-campaigns/manager-dashboard/7', {
    ...campaignStaff,
    campaigns: { show: dashboardOf([], campaign({ plan: [item] })) },
  });
  expect(await screen.findByText('The model declined.')).toBeDefined();
  expect(screen.getByText('Failed')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(within(await screen.findByRole('table')).getByText('The model declined.')).toBeDefined();
});

const waiting = request({ state: 'authorised', hold_reason: 'Connect a model for text.' });

test('a request', async () => {
  renderRoute('/tool/translation_requests', {
    ...team,
    ...noLanguages,
    translationRequests: { show: requestsOf([waiting]) },
  });
  expect(await screen.findByText('Connect a model for text.')).toBeDefined();
  expect(screen.getByText('On hold')).toBeDefined();
  expect(screen.queryByText('Authorized')).toBeNull();
});

test('a request and a job of a held one for coordinators', async () => {
  renderRoute('/translation-manager/assignee-dashboard?tab=requests', {
    ...staffOf('coordinator'),
    workspaces: team.workspaces,
    ...noLanguages,
    translationRequests: { show: requestsOf([waiting]) },
    translationJobs: { show: jobsOf([offeredJob({ hold_reason: 'Waits for the photos.' })]) },
  });
  expect(await screen.findByText('Connect a model for text.')).toBeDefined();
  expect((await screen.findAllByText('On hold. Waits for the photos.')).length).toBeGreaterThan(0);
});
