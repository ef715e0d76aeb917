import type { ModelPrice } from '@folio/contract/model-prices';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { type Answers, type Call, failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const price = (valid_from: string, micros: number | null, more: Partial<ModelPrice> = {}): ModelPrice => ({
  provider: 'openai',
  model: 'small-model',
  unit: 'million_input_tokens',
  micros,
  currency: 'EUR',
  valid_from,
  ...more,
});
const prices = [price('2027-01-01', 3_000_000), price('2026-05-01', 2_500_000), price('2026-01-01', 2_000_000)];
const unpriced = [{ provider: 'openai', model: 'large-model', calls: 12, units: ['million_output_tokens' as const] }];
const shown = { prices, currency: 'EUR', unpriced, today: '2026-11-26' };
const staff = {
  ...signedIn.users.showUserInfo,
  user_info: {
    ...signedIn.users.showUserInfo.user_info,
    is_admin: true,
    staff_scope: 'platform' as const,
    can: { ...signedIn.users.showUserInfo.user_info.can, open_control_panel: true, manage_models: true },
  },
};
const models: Answers['models'] = {
  listLocalServers: { servers: [] },
  listModels: {
    connections: [],
    choices: [],
    own: null,
    providers: [
      { id: 'openai', name: 'OpenAI', needs_key: true, needs_base_url: false, needs_path: false, capabilities: ['text'] },
    ],
    can: { manage: true },
  },
};
type Saved = { prices: object[] };
const saved = (calls: Call[]) =>
  calls.filter(({ name }) => name === 'modelPrices.save').map(({ body }) => (body as Saved).prices);
const open = (answers: Answers['modelPrices']) =>
  renderRoute('/control-panel/prices', {
    ...signedIn,
    users: { ...signedIn.users, showUserInfo: staff },
    models,
    modelPrices: answers,
  });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('models that were called without a price come first, and one click asks for what is missing', async () => {
  const { calls } = open({ show: shown, save: { prices, currency: 'EUR' } });
  await screen.findByText('12 calls unknown');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Models without a price',
    'Model prices',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Enter price: large-model' }));
  const dialog = await screen.findByRole('dialog', { name: 'New price' });
  expect(within(dialog).queryByRole('textbox', { name: '1M input tokens' })).toBeNull();
  type('1M output tokens', '8,5');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved(calls)).toEqual([
    [
      {
        provider: 'openai',
        model: 'large-model',
        unit: 'million_output_tokens',
        micros: 8_500_000,
        currency: 'EUR',
        valid_from: '2026-11-26',
        replaces: null,
      },
    ],
  ]);
});

test('faults are said at their fields, before the server is asked and by it', async () => {
  const refuse = failWith(422, 'INVALID_INPUT', 'Check the form', {
    'prices.1.valid_from': ['A price with this start date already exists'],
  });
  const { calls } = open({ show: { ...shown, currency: null, prices: [] }, save: refuse });
  fireEvent.click(await screen.findByRole('button', { name: 'Add price' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add price' });
  const submit = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  submit();
  expect(within(dialog).getByText('Enter the name of the model')).toBeDefined();
  expect(within(dialog).getByText('Enter at least one price')).toBeDefined();
  expect(within(dialog).getByText('Enter a currency code with three letters')).toBeDefined();
  type('Model', 'gpt');
  type('Currency', 'usd');
  type('1M input tokens', '-3');
  submit();
  expect(within(dialog).getByText('Enter an amount from 0 to 2,000')).toBeDefined();
  expect(saved(calls)).toEqual([]);
  type('1M input tokens', '3');
  type('1M output tokens', '4');
  submit();
  expect(await within(dialog).findByText('A price with this start date already exists')).toBeDefined();
  expect(screen.getByLabelText('Valid from').getAttribute('aria-invalid')).toBe('true');
});

test('the history names all prices, and only a planned one can be edited', async () => {
  const { calls } = open({ show: shown, save: { prices, currency: 'EUR' } });
  await screen.findByText('€2.50');
  expect(screen.getByText(/^€3\.00 from/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /small-model, 1M input tokens/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Price history' }));
  const history = await screen.findByRole('dialog', { name: 'Price history' });
  const rows = within(history).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => /Planned|Valid|Ended/.exec(textContent ?? '')?.[0])).toEqual([
    'Planned',
    'Valid',
    'Ended',
  ]);
  const edits = within(history).getAllByRole('button', { name: /Edit planned price/ });
  expect(edits).toHaveLength(1);
  fireEvent.click(edits[0] as HTMLElement);
  const form = await screen.findByRole('dialog', { name: 'Edit planned price' });
  expect((field('1M input tokens') as HTMLInputElement).value).toBe('3');
  type('1M input tokens', '3.25');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(calls)).toHaveLength(1));
  expect(saved(calls)[0]).toEqual([
    { ...price('2027-01-01', 3_250_000), replaces: { valid_from: '2027-01-01', micros: 3_000_000 } },
  ]);
});

test('an owner without the platform’s scope has no entry, and the address leads to the first section', async () => {
  const info = { ...staff, user_info: { ...staff.user_info, is_admin: false, staff_scope: null, role: 'master' as const } };
  const { router } = renderRoute('/control-panel/prices', {
    ...signedIn,
    users: { ...signedIn.users, showUserInfo: info },
    models,
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
  await waitFor(() => expect(router.state.location.pathname).toBe('/control-panel/models'));
  const tabs = await screen.findByRole('navigation', { name: 'Control Panel' });
  expect(within(tabs).queryByRole('link', { name: 'Prices' })).toBeNull();
});
