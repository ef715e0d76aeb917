import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const provider = (id: 'openai' | 'openai-compatible' | 'local-gguf', name: string) => ({
  id,
  name,
  needs_key: id === 'openai',
  needs_base_url: id === 'openai-compatible',
  needs_path: id === 'local-gguf',
  capabilities: ['text' as const],
});
const elsewhere = 'The saved key is for another provider or host. Enter the key for this one.';

/** Returns the error shown at a field. */
const wrongAt = (field: HTMLElement) =>
  field.closest('.mantine-InputWrapper-root')?.querySelector('.mantine-InputWrapper-error')?.textContent;

async function editing(more: { key_ending: string | null }) {
  const house = {
    ...connection(1, 'House'),
    provider: 'openai-compatible' as const,
    base_url: 'https://house.example/v1',
    ...more,
  };
  const { calls } = renderRoute('/control-panel/models', {
    ...signedIn,
    users: { ...signedIn.users, showUserInfo: staff },
    models: {
      listLocalServers: { servers: [] },
      listModels: {
        connections: [house],
        choices: [],
        own: null,
        providers: [
          provider('openai', 'OpenAI'),
          provider('openai-compatible', 'Compatible'),
          provider('local-gguf', 'On this server'),
        ],
        can: { manage: true },
      },
      updateModel: { connection: house },
      testModel: { connection: house, latency_ms: 1 },
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
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for House' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const url = await screen.findByLabelText(/^Base URL/);
  const write = (value: string) => fireEvent.change(url, { target: { value } });
  const save = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  return { write, save, saved: () => calls.filter(({ name }) => name === 'models.updateModel') };
}

test('the form asks for the key at its field before the URL of another host is saved', async () => {
  const { write, save, saved } = await editing({ key_ending: 'abcd' });
  const key = () => screen.getByLabelText(/^API key/);
  expect(screen.queryByText(elsewhere)).toBeNull();
  write('https://house.example/v2');
  expect(screen.queryByText(elsewhere)).toBeNull();
  write('https://evil.example/v1');
  expect(wrongAt(key())).toBeUndefined();
  expect(screen.getByText(elsewhere)).toBeDefined();
  save();
  await waitFor(() => expect(wrongAt(key())).toBe(elsewhere));
  expect(saved()).toEqual([]);
  fireEvent.change(key(), { target: { value: 'key-of-the-other' } });
  save();
  await waitFor(() =>
    expect(saved()[0]?.body).toMatchObject({ base_url: 'https://evil.example/v1', api_key: 'key-of-the-other' }),
  );
});

test('a connection without a key is saved with the URL of another host', async () => {
  const { write, save, saved } = await editing({ key_ending: null });
  write('https://other.example/v1');
  expect(screen.queryByText(elsewhere)).toBeNull();
  save();
  await waitFor(() => expect(saved()).toHaveLength(1));
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
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Studio' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText(/In use for: Images, Video\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Spare' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText(/This deletes the connection “Spare” and its key\.$/)).toBeDefined();
});
