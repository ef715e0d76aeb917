// The sidebar: its number of entries, the marked one, and the entries below Tools.
import { fireEvent, screen, within } from '@testing-library/react';
import { t } from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { chooseWorkspace } from '../../base/workspace.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { besideTasks } from '../../testing/tasks.ts';
import { sidebarGroups } from '../pages.ts';
import { groupEntries, isOpenEntry } from './sidebar-entries.ts';

const me = besideTasks.users.showUserInfo;

/** Opens a URL with a page without calls, as a user with the given permissions. */
async function openAs(changes: Partial<typeof me.user_info> = {}) {
  const showUserInfo = { ...me, user_info: { ...me.user_info, has_workspaces: true, ...changes } };
  renderRoute('/nowhere', { ...besideTasks, users: { ...besideTasks.users, showUserInfo } });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await within(menu).findByRole('link', { name: 'Calendar' });
  return within(menu);
}
const names = (menu: Awaited<ReturnType<typeof openAs>>) => menu.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => {
  localStorage.clear();
  chooseWorkspace(null);
});

test('an owner with a workspace has at most eleven entries', async () => {
  localStorage.setItem('folio-sidebar-tools', 'closed');
  const menu = await openAs({ can: { ...me.user_info.can, open_control_panel: true } });
  expect(names(menu).length).toBeLessThanOrEqual(11);
  expect(names(menu).slice(-4)).toEqual(['Brand', 'Website', 'Reports', 'Workspace']);
});

test('Tools opens in place, and the choice is kept', async () => {
  localStorage.setItem('folio-sidebar-tools', 'closed');
  const menu = await openAs();
  expect(menu.queryByRole('link', { name: 'AI Writer' })).toBeNull();
  const button = menu.getByRole('button', { name: 'Show or hide the list under Tools' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(menu.getByRole('link', { name: 'AI Writer' }).getAttribute('href')).toBe('/tools?macrocategory=ai_writer');
  expect(localStorage.getItem('folio-sidebar-tools')).toBe('open');
});

test.each([
  ['six days', 6, true],
  ['eight days', 8, false],
])('after %s in this browser Tools is open: %s', async (_, days, isOpen) => {
  localStorage.setItem('folio-sidebar-tools', String(Date.now() - days * 24 * 60 * 60 * 1000));
  const menu = await openAs();
  const button = menu.getByRole('button', { name: 'Show or hide the list under Tools' });
  expect(button.getAttribute('aria-expanded')).toBe(String(isOpen));
});

test('favorite tools and the one used last are below Tools', async () => {
  const [first, second] = me.templates;
  if (!first || !second) throw new Error('The caller has too few tools');
  localStorage.setItem('folio-recent-tools', JSON.stringify([second.slug]));
  const templates = [{ ...first, is_favorite: true }, second];
  renderRoute('/nowhere', { ...besideTasks, users: { ...besideTasks.users, showUserInfo: { ...me, templates } } });
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect((await menu.findByRole('link', { name: first.name })).getAttribute('href')).toBe(`/tools/${first.slug}`);
  expect(menu.getByRole('link', { name: second.name })).toBeDefined();
});

test.each([
  ['/glossary', ['Brand']],
  ['/tones', ['Brand']],
  ['/brand-voices/7', ['Brand']],
  ['/websites', ['Website']],
  ['/links/runs/4', ['Website']],
  ['/maps/vector', ['Reports']],
  ['/favorite', ['Tools']],
  ['/orders/12', ['Documents']],
  ['/workspace/create', []],
])('%s marks %s', (address, marked) => {
  const entries = sidebarGroups.flatMap((group) => groupEntries({ ...me, status: 'success' }, t, group));
  expect(entries.filter((entry) => isOpenEntry(entry, address)).map(({ label }) => label)).toEqual(marked);
});
