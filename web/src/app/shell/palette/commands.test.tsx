// Palette commands that open a form. Each is offered by permission.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseWorkspace } from '../../../base/workspace.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { besideTasks } from '../../../testing/tasks.ts';

const me = besideTasks.users.showUserInfo;
const { can } = me.user_info;

function openAs(changes: Partial<typeof me.user_info>) {
  const showUserInfo = { ...me, user_info: { ...me.user_info, has_workspaces: true, ...changes } };
  const show = {
    orders: [],
    recordsTotal: 0,
    recordsFiltered: 0,
    folders: [],
    counts: { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
    cancelled: 0,
    next: null,
  };
  return renderRoute('/nowhere', {
    ...besideTasks,
    documents: { show },
    users: { ...besideTasks.users, showUserInfo },
    // The page that a command leads to may load before the test ends.
    models: {
      listLocalServers: { servers: [] },
      listModels: { connections: [], choices: [], own: null, providers: [], can: { manage: true } },
    },
    outsideData: { show: { outside_data: null } },
    localModels: {
      show: {
        local_models: [],
        host: 'models.invalid',
        free_disk: 0,
        memory: 0,
        total_memory: 0,
        recommended_id: null,
        assumed_speed: 50_000_000,
      },
    },
    seats: {
      show: { list: [], workspaces: [], limit: { available_seats: 8, max_seats: 10 }, recordsTotal: 0, recordsFiltered: 0 },
    },
  });
}
async function search(text: string) {
  await screen.findByRole('navigation', { name: 'Main menu' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('option', { name: /Keyboard shortcuts/ });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
}

beforeEach(() => chooseWorkspace(null));

test.each([
  ['connect a model', /Connect a model/, '/control-panel/models', 'models.listModels'],
  ['invite', /Invite users/, '/control-panel/seats', 'seats.show'],
])('"%s" leads to its page', async (words, name, path, page) => {
  const { router, calls } = openAs({ can: { ...can, manage_models: true, manage_seats: true, open_control_panel: true } });
  await search(words);
  fireEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await waitFor(() => expect(calls.some((call) => call.name === page)).toBe(true));
});

test('users without the permission are not offered to connect or invite', async () => {
  openAs({ role: 'user', can: { ...can, manage_models: false, manage_seats: false } });
  await search('invite');
  expect(screen.queryByRole('option', { name: /Invite users/ })).toBeNull();
  expect(screen.queryByRole('option', { name: /New task/ })).toBeNull();
});
