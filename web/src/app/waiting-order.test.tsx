// An order that waits for a model: the two ways to one, whom to ask, and the brief that it will be written from.
import type { LocalModel } from '@folio/contract/local-models';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { answerOf, writtenDocument } from '../testing/documents.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

// Compiled before the first test waits for it.
beforeAll(async () => {
  await Promise.all([
    import('../pages/document-page.tsx'),
    import('../pages/document-with-review.tsx'),
    import('../features/document-editor/document-waiting.tsx'),
    import('../features/control-panel/connect-model/model-ways.tsx'),
  ]);
});

const me = signedIn.users.showUserInfo;
const order = writtenDocument(7, {
  title: 'Halden opens in Innsbruck',
  workspace_id: null,
  status: 'onHold',
  reason: 'Connect a model: the built-in composer cannot write this',
  waits_for_model: true,
  waits_for: 'text',
  version: null,
  versions: 0,
  content: { html: '' },
  can: { edit: false, delete: true, move: true, retry: true, cancel: true, download: false },
});
const brief = {
  facts: [{ text: 'Nine jobs, three of them in repair', place: 'Staff plan.xlsx, row 14' }],
  outline: ['The news'],
  questions: [{ text: 'Quotes with name and role?', answer: '' }],
};
const gigabyte = 1_000_000_000;
const local: LocalModel = {
  id: 'small',
  name: 'Qwen2.5 1.5B Instruct',
  capability: 'text',
  licence: 'Apache-2.0',
  page: 'https://hub.example/small',
  state: 'available',
  size: 1.1 * gigabyte,
  done: 0,
  memory: 2 * gigabyte,
  good_for: 'short',
  missing_memory: 0,
  minutes: 4,
  problem: null,
  connection_id: null,
};

const answers = ({
  canManage = true,
  model = local,
  owner = null,
  tryProvider = { models: ['house-large', 'house-small'], total: 2, latency_ms: 40 },
}: {
  canManage?: boolean;
  model?: typeof local;
  owner?: typeof me.user_info.owner;
  tryProvider?: object;
} = {}) => ({
  ...signedIn,
  ...besideDocuments,
  users: {
    ...signedIn.users,
    showUserInfo: { ...me, user_info: { ...me.user_info, owner, can: { ...me.user_info.can, manage_models: canManage } } },
  },
  orders: { cancel: { cancelled: 1 } },
  comments: { show: { comments: [], recordsTotal: 0, people: [] } },
  documents: { show: answerOf(order) },
  writing: {
    showBrief: { brief, is_saved: false },
    saveBrief: ({ body }: { body: unknown }) => ({
      brief: (body as { brief: typeof brief }).brief,
      is_saved: true,
      message: 'The brief was saved',
    }),
  },
  localModels: {
    show: {
      local_models: [model],
      host: 'hub.example',
      free_disk: 50 * gigabyte,
      memory: 6 * gigabyte,
      total_memory: 8 * gigabyte,
      recommended_id: 'small',
      assumed_speed: 50_000_000,
    },
    download: { local_model: { ...local, state: 'queued' as const } },
  },
  models: {
    tryProvider,
    connectModel: {
      is_chosen: true,
      connection: {
        id: 3,
        name: 'Your server',
        provider: 'openai-compatible' as const,
        base_url: null,
        model_path: null,
        key_ending: null,
        models: ['house-large'],
        state: 'ok' as const,
        problem: null,
        tested_at: null,
      },
    },
  },
});

type Given = Parameters<typeof renderRoute>[1];
const open = (more: Parameters<typeof answers>[0] = {}) => renderRoute('/orders/7', answers(more) as Given);
const connectCard = () => screen.findByRole('region', { name: 'Connect a model' });

test('a key is tested before the models of the provider are listed; the chosen one is connected', async () => {
  const { calls } = open();
  const card = within(await connectCard());
  expect(card.getByRole('link', { name: /^Get a key from OpenAI/ }).getAttribute('href')).toBe(
    'https://platform.openai.com/api-keys',
  );
  fireEvent.click(card.getByRole('radio', { name: 'Your server' }));
  expect(card.queryByRole('link')).toBeNull();
  fireEvent.change(card.getByLabelText('URL of the server'), { target: { value: 'http://127.0.0.1:9/v1' } });
  fireEvent.click(card.getByRole('button', { name: 'Test and connect' }));
  await card.findByText('Your server lists 2 models. Select the one that writes.');
  expect(calls.some(({ name }) => name === 'models.connectModel')).toBe(false);
  fireEvent.change(card.getByRole('combobox', { name: 'Model' }), { target: { value: 'house-large' } });
  fireEvent.click(card.getByRole('button', { name: 'Connect model' }));
  await screen.findByText('house-large is connected');
  expect(calls.find(({ name }) => name === 'models.connectModel')?.body).toMatchObject({
    provider: 'openai-compatible',
    base_url: 'http://127.0.0.1:9/v1',
    api_key: null,
    model: 'house-large',
  });
});

test('a key that is refused keeps what was typed and says what the provider returned', async () => {
  const said = 'The model provider refused the key. It returned: HTTP 401: no. Nothing was saved.';
  open({ tryProvider: failWith(409, 'MODEL_TEST_FAILED', said) });
  const card = within(await connectCard());
  const key = card.getByLabelText('API key');
  fireEvent.change(key, { target: { value: 'sk-wrong' } });
  fireEvent.click(card.getByRole('button', { name: 'Test and connect' }));
  expect((await card.findByRole('alert')).textContent).toBe(said);
  expect(card.getByLabelText('API key')).toHaveProperty('value', 'sk-wrong');
  fireEvent.click(card.getByRole('radio', { name: 'Mistral' }));
  expect(card.queryByRole('alert')).toBeNull();
});

test('a provider without a list takes a typed name', async () => {
  open({ tryProvider: { models: null, total: 0, latency_ms: 3 } });
  const card = within(await connectCard());
  fireEvent.click(card.getByRole('button', { name: 'Test and connect' }));
  await card.findByText('OpenAI lists no models. Enter the name of a model: it is tested before it is saved.');
  expect(card.getByRole('button', { name: 'Connect model' })).toHaveProperty('disabled', true);
});

test('a local model says what it takes, and is used once it is there', async () => {
  const { calls } = open();
  const card = within(await screen.findByRole('region', { name: 'Use a small local model' }));
  expect(card.getByText('Fits this server')).toBeDefined();
  expect(card.getByText('2 GB of 8 GB')).toBeDefined();
  expect(card.getByText('4 minutes')).toBeDefined();
  expect(card.getByText('Runs on this server. No data leaves it. Good for short texts, not for long articles.')).toBeDefined();
  fireEvent.click(card.getByRole('button', { name: 'Download and use' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'localModels.download')?.body).toMatchObject({ use: true }));
});

test('a local model that does not fit says how much memory is missing', async () => {
  open({ model: { ...local, missing_memory: 3 * gigabyte } });
  const card = within(await screen.findByRole('region', { name: 'Use a small local model' }));
  expect(card.getByText('Needs 3 GB more memory')).toBeDefined();
  expect(card.queryByRole('button')).toBeNull();
});

test('a local model whose size is not known yet says so', async () => {
  open({ model: { ...local, size: null, memory: null, missing_memory: null, minutes: null } });
  const card = within(await screen.findByRole('region', { name: 'Use a small local model' }));
  expect(card.getAllByText('Not known')).toHaveLength(3);
});

test('who may not connect a model asks the owner, and still has the brief', async () => {
  open({ canManage: false, owner: { name: 'Marta Ferri', email: 'marta@halden.example' } });
  const ask = await screen.findByRole('link', { name: 'Ask Marta' });
  expect(ask.getAttribute('href')).toMatch(/^mailto:marta@halden\.example\?subject=Please%20connect%20a%20model.*%2Forders%2F7$/);
  expect(screen.queryByRole('region', { name: 'Connect a model' })).toBeNull();
  expect(await screen.findByText('Nine jobs, three of them in repair')).toBeDefined();
});

test('the brief is changed in place: a fact is added, one removed, a question answered', async () => {
  const { calls } = open();
  expect(await screen.findByText('Staff plan.xlsx, row 14')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Edit brief' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add fact' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Facts 2' }), { target: { value: ' Opens at ten ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Nine jobs, three of them in repair' }));
  fireEvent.change(screen.getByLabelText('Quotes with name and role?'), { target: { value: 'Marta: “At last.”' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes are saved. The model will write from them.');
  expect(calls.find(({ name }) => name === 'writing.saveBrief')?.body).toMatchObject({
    order_detail_id: 7,
    brief: {
      facts: [{ text: 'Opens at ten', place: '' }],
      outline: ['The news'],
      questions: [{ text: 'Quotes with name and role?', answer: 'Marta: “At last.”' }],
    },
  });
});

test('a waiting order is cancelled from its menu', async () => {
  const { calls } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Halden opens in Innsbruck' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Cancel/ }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'orders.cancel')).toHaveLength(1));
});
