import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';

const { user_info, ...rest } = signedIn.users.showUserInfo;
const staff = {
  ...rest,
  user_info: {
    ...user_info,
    is_admin: true,
    staff_scope: 'platform' as const,
    can: { ...user_info.can, open_control_panel: true, manage_models: true },
  },
};
const connection = (id: number, name: string) => ({
  id,
  name,
  provider: 'openai' as const,
  base_url: null,
  model_path: null,
  key_ending: 'abcd',
  models: ['painter'],
  state: 'ok' as const,
  problem: null,
  tested_at: null,
});

test('the question before a connection is deleted names what uses it', async () => {
  renderRoute('/control-panel/models', {
    ...signedIn,
    users: { ...signedIn.users, showUserInfo: staff },
    models: {
      listLocalServers: { servers: [] },
      listModels: {
        connections: [connection(1, 'Studio'), connection(2, 'Spare')],
        choices: [
          { capability: 'text', connection_id: null, model: null },
          { capability: 'image', connection_id: 1, model: 'painter' },
          { capability: 'video', connection_id: 1, model: 'painter' },
        ],
        own: null,
        providers: [
          {
            id: 'openai',
            name: 'OpenAI',
            needs_key: true,
            needs_base_url: false,
            needs_path: false,
            capabilities: ['text', 'image', 'video'],
          },
        ],
        can: { manage: true },
      },
    },
    outsideData: { show: { outside_data: null } },
    localModels: { show: { local_models: [], host: 'models.invalid', free_disk: 0, memory: 0 } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Studio' }));
  expect(await screen.findByText(/In use for: Images, Video\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Spare' }));
  expect(await screen.findByText(/“Spare” and its key are deleted\.$/)).toBeDefined();
});
