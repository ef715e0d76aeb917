// Documents in the command palette: those of the chosen workspace first, then those of the user's other workspaces.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseWorkspace } from '../../../base/workspace.ts';
import { orderTitled } from '../../../testing/caller.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { besideTasks, newsroom } from '../../../testing/tasks.ts';

beforeEach(() => chooseWorkspace(null));

const listOf = (orders: ReturnType<typeof orderTitled>[]) => ({
  orders,
  recordsTotal: orders.length,
  recordsFiltered: orders.length,
  folders: [],
  counts: { accepted: orders.length, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
  cancelled: 0,
  next: null,
});

async function openPalette() {
  const me = besideTasks.users.showUserInfo;
  const rendered = renderRoute('/nowhere', {
    ...besideTasks,
    users: { ...besideTasks.users, showUserInfo: { ...me, user_info: { ...me.user_info, has_workspaces: true } } },
    workspaces: { ...besideTasks.workspaces, show: { ...besideTasks.workspaces.show, workspaces: [newsroom] } },
    documents: {
      show: ({ query }) =>
        listOf(
          query.get('workspace_id') === String(newsroom.id) ? [orderTitled('Oven guide', 8)] : [orderTitled('Oven letter', 7)],
        ),
    },
  });
  await screen.findByRole('navigation', { name: 'Main menu' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('option', { name: /Keyboard shortcuts/ });
  return rendered;
}
const search = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const asked = (calls: { name: string; query: URLSearchParams }[]) =>
  calls.filter(({ name }) => name === 'documents.show').map(({ query }) => query.get('workspace_id') ?? 'null');

test('finds documents of other workspaces and names these', async () => {
  await openPalette();
  search('oven');
  const other = await screen.findByRole('option', { name: new RegExp(`Oven guide.*${newsroom.name}`) });
  const own = screen.getByRole('option', { name: /Oven letter/ });
  expect(own.textContent).not.toContain(newsroom.name);
  expect(own.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('asks other workspaces only for words of three letters or more', async () => {
  const { calls } = await openPalette();
  search('ov');
  await waitFor(() => expect(asked(calls).length).toBeGreaterThan(1));
  expect(asked(calls)).not.toContain(String(newsroom.id));
  search('ove');
  await waitFor(() => expect(asked(calls)).toContain(String(newsroom.id)));
});
