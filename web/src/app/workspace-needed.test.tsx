// Pages that need a workspace, as seen from Personal.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { dashboardOf } from '../testing/campaigns.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { besideTasks, counts, entriesOf, listOf } from '../testing/tasks.ts';

const me = besideTasks.users.showUserInfo;
const pages = (info: Partial<typeof me.user_info>, can: Partial<typeof me.user_info.can>) => ({
  ...besideTasks,
  users: {
    ...besideTasks.users,
    showUserInfo: { ...me, user_info: { ...me.user_info, ...info, can: { ...me.user_info.can, ...can } } },
  },
  tasks: { list: listOf() },
  taskViews: { counts, show: { views: [] } },
  calendarEntries: { show: entriesOf() },
  campaigns: { show: { ...dashboardOf([]), clients: [] } },
});

test.each(['/task-assignment', '/calendar', '/audience-campaigns/manager-dashboard', '/audience-campaigns/client-dashboard'])(
  '%s offers to create a workspace',
  async (page) => {
    renderRoute(page, pages({ role: 'admin', is_admin: true }, { create_workspace: true, open_campaigns: true }));
    const link = await screen.findByRole('link', { name: 'Create workspace' });
    expect(link.getAttribute('href')).toBe('/workspace/create');
    expect(screen.queryByRole('button', { name: 'New campaign' })).toBeNull();
  },
);

test('who may create no workspace reads whom to ask', async () => {
  renderRoute('/task-assignment', pages({}, {}));
  expect(await screen.findByText(/Ask an owner of your account to add you to one/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Create workspace' })).toBeNull();
});

test('who has workspaces is led to select one', async () => {
  chooseWorkspace(null);
  renderRoute('/task-assignment', pages({ has_workspaces: true }, {}));
  const link = await screen.findByRole('link', { name: 'Select a workspace' });
  expect(link.getAttribute('href')).toBe('/workspace/login?forceRedirect=true&redirect=%2Ftask-assignment');
});
