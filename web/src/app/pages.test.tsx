// Checks the names in the page records: files, components, permissions, entries.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { besideTasks } from '../testing/tasks.ts';
import { loadPage } from './page-routes.ts';
import { frames, type PageRecord, pages } from './pages.ts';

/** For the command palette. */
const answers = {
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
const me = besideTasks.users.showUserInfo;
const asStaff = {
  ...me,
  user_info: {
    ...me.user_info,
    has_workspaces: true,
    can: { ...me.user_info.can, open_translation_manager: true, open_campaigns: true, open_control_panel: true },
  },
};

it.each(Object.entries<PageRecord>({ ...pages, ...frames }))('%s names a component of its file', async (_, record) => {
  const file = await loadPage(record);
  expect(file[record.component]).toBeTypeOf('function');
});

test('a file without a record is not loaded', () => {
  expect(() => loadPage({ source: 'pages/nowhere-page.tsx' })).toThrow('There is no page pages/nowhere-page.tsx');
});

test.each([
  ['nobody', me, ['Translations Manager', 'Audience Campaigns Manager', 'Audience Campaigns']],
  [
    'a company that hides translations',
    { ...asStaff, user_info: { ...asStaff.user_info, extra_info: { ...me.user_info.extra_info, hide_translations: true } } },
    ['Translations Manager'],
  ],
  [
    'a company that hides tasks',
    {
      ...asStaff,
      user_info: { ...asStaff.user_info, extra_info: { ...me.user_info.extra_info, hide_generic_task_assignment: true } },
    },
    ['Task assignment'],
  ],
])('%s has no entry of what may not be opened', async (_, showUserInfo, hidden) => {
  chooseWorkspace(null);
  renderRoute('/nowhere', { ...besideTasks, ...answers, users: { ...besideTasks.users, showUserInfo } });
  await screen.findByRole('link', { name: 'Calendar' });
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  for (const name of hidden) expect(names).not.toContain(name);
});

test('staff have the entries that others do not have', async () => {
  chooseWorkspace(null);
  renderRoute('/nowhere', { ...besideTasks, ...answers, users: { ...besideTasks.users, showUserInfo: asStaff } });
  await screen.findByRole('link', { name: 'Translations Manager' });
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(expect.arrayContaining(['Task assignment', 'Audience Campaigns Manager', 'Audience Campaigns']));
});

test('the command palette leads to the choice of a workspace, as the sidebar does', async () => {
  chooseWorkspace(null);
  const { router } = renderRoute('/nowhere', {
    ...besideTasks,
    ...answers,
    users: { ...besideTasks.users, showUserInfo: asStaff },
  });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  await screen.findByRole('link', { name: 'Workspace' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.change(await screen.findByRole('combobox', { name: /^Search tools, documents/ }), { target: { value: 'Workspace' } });
  fireEvent.click(await screen.findByRole('option', { name: /^Workspace/ }));
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/workspace/login', search: { forceRedirect: true } }));
});
