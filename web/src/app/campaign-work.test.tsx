import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderTitled } from '../testing/caller.ts';
import { campaign, campaignItem, campaignStaff, dashboardOf } from '../testing/campaigns.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const address = '/audience-campaigns/manager-dashboard/7';
const item = campaignItem();
const task = {
  id: 5,
  title: 'Write the letter',
  start_date: null,
  due_date: '2026-11-11',
  start_date_before: null,
  due_date_before: '2026-11-10',
};
const moved = (days: { from: string; to: string }, tasks: (typeof task)[] = []) => ({
  message: 'Item saved',
  item: { ...item, ...days },
  moved: tasks,
});
const besideOrders = {
  recordsTotal: 2,
  recordsFiltered: 2,
  folders: [],
  counts: { accepted: 2, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
  cancelled: 0,
  next: null,
};

test('an edited item sends what was changed alone, so that days moved elsewhere stay', async () => {
  const { calls } = renderRoute(address, {
    ...campaignStaff,
    campaigns: { show: dashboardOf([], campaign({ plan: [item] })) },
    campaignItems: { edit: { message: 'Item saved', item } },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${item.name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit item' }));
  const form = await screen.findByRole('dialog', { name: 'Edit item' });
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'First letter' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const edits = calls.filter(({ name }) => name === 'campaignItems.edit');
  expect(edits.map(({ body }) => body)).toEqual([{ id: item.id, is_dropped: false, name: 'First letter' }]);
});

test('an item that was dropped meanwhile is not saved until that is known', async () => {
  let isDropped = false;
  const { calls } = renderRoute(address, {
    ...campaignStaff,
    campaigns: {
      show: () => dashboardOf([], campaign({ plan: [campaignItem(isDropped ? { state: 'dropped' } : {})] })),
    },
    campaignItems: {
      edit: ({ body }) =>
        (body as { is_dropped: boolean }).is_dropped
          ? { message: 'Item saved. It is not in the plan.', item }
          : failWith(409, 'CAMPAIGN_ITEM_DROPPED', 'This item was dropped from the plan meanwhile.'),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${item.name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit item' }));
  const form = await screen.findByRole('dialog', { name: 'Edit item' });
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'First letter' } });
  isDropped = true;
  const asked = calls.filter(({ name }) => name === 'campaigns.show').length;
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This item was dropped from the plan meanwhile.')).toBeDefined();
  expect(within(form).getByLabelText('Name')).toHaveProperty('value', 'First letter');
  // The plan behind the form is read once more.
  await waitFor(() => expect(calls.filter(({ name }) => name === 'campaigns.show').length).toBeGreaterThan(asked));
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Item saved. It is not in the plan.')).toBeDefined();
});

test('an item that was put back meanwhile is not saved until that is known', async () => {
  let isDropped = true;
  renderRoute(address, {
    ...campaignStaff,
    campaigns: {
      show: () => dashboardOf([], campaign({ plan: [campaignItem(isDropped ? { state: 'dropped' } : {})] })),
    },
    campaignItems: {
      edit: ({ body }) =>
        (body as { is_dropped: boolean }).is_dropped
          ? failWith(409, 'CAMPAIGN_ITEM_RESTORED', 'This item was put back into the plan meanwhile.')
          : { message: 'Item saved', item },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${item.name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit item' }));
  const form = await screen.findByRole('dialog', { name: 'Edit item' });
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'First letter' } });
  isDropped = false;
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This item was put back into the plan meanwhile.')).toBeDefined();
  expect(within(form).getByLabelText('Name')).toHaveProperty('value', 'First letter');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Item saved')).toBeDefined();
});

const linked = [
  { id: 3, kind: 'task', subject_id: 5, title: 'Write the letter', status: 'waiting', document_problem: null },
] as const;
const forPlanned = ['New task for the item', 'Order with a tool', 'New link', 'Hide from the client', 'Remove from plan'];
test.each([
  ['planned', [], ['Edit item', 'Tasks and documents', ...forPlanned]],
  ['dropped', [], ['Edit item', 'Restore to plan']],
  ['dropped', [...linked], ['Edit item', 'Tasks and documents', 'Restore to plan']],
] as const)('an item that is %s with the links %j offers only what is not refused', async (state, links, offered) => {
  const plan = [campaignItem({ state, links: [...links] })];
  renderRoute(address, { ...campaignStaff, campaigns: { show: dashboardOf([], campaign({ plan })) } });
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${item.name}` }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(offered);
});

test('links of a dropped item are removed, and none is added', async () => {
  const plan = [campaignItem({ state: 'dropped', links: [...linked] })];
  renderRoute(address, { ...campaignStaff, campaigns: { show: dashboardOf([], campaign({ plan })) } });
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${item.name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Tasks and documents' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Remove' })).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: 'Link' })).toBeNull();
});

test('what is refused since another tab dropped the item reads the plan once more', async () => {
  let isDropped = false;
  const refused = failWith(409, 'CAMPAIGN_ITEM_NOT_IN_PLAN', 'This item was removed from the plan.');
  renderRoute(address, {
    ...campaignStaff,
    campaigns: {
      show: () => dashboardOf([], campaign({ plan: [campaignItem(isDropped ? { state: 'dropped' } : {})] })),
    },
    campaignItems: { createTask: refused },
    taskTemplates: { show: { task_templates: [], can: { create: true } } },
  });
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${item.name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'New task for the item' }));
  const form = await screen.findByRole('dialog', { name: 'New task for the item' });
  isDropped = true;
  fireEvent.click(within(form).getByRole('button', { name: 'Create task' }));
  expect(await screen.findByText('This item was removed from the plan.')).toBeDefined();
  expect(await screen.findByText('Removed')).toBeDefined();
});

test('an item is moved with the keyboard after the tasks that go along were shown, and the move is undone', async () => {
  let days = { from: item.from, to: item.to };
  const { calls } = renderRoute(address, {
    ...campaignStaff,
    campaigns: { show: () => dashboardOf([], campaign({ plan: [campaignItem(days)] })) },
    campaignItems: {
      move: ({ body }) => {
        const { preview, from, to } = body as { from: string; to: string; preview?: boolean };
        if (!preview) days = { from, to };
        return moved({ from, to }, [task]);
      },
    },
  });
  const bar = await screen.findByRole('button', { name: /^Teaser letter, / });
  fireEvent.keyDown(bar, { key: ' ' });
  fireEvent.keyDown(bar, { key: 'ArrowRight' });
  fireEvent.keyDown(bar, { key: 'ArrowRight', shiftKey: true });
  expect(screen.getByRole('button', { name: /^Teaser letter, / }).getAttribute('aria-label')).toContain('–');
  fireEvent.keyDown(bar, { key: ' ' });
  const dialog = await screen.findByRole('dialog', { name: 'Move item' });
  expect(within(dialog).getByText('Write the letter')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(days).toEqual({ from: '2026-11-10', to: '2026-11-10' }));
  expect(calls.filter(({ name }) => name === 'campaignItems.move').map(({ body }) => body)).toMatchObject([
    { id: 71, from: '2026-11-11', to: '2026-11-12', preview: true },
    { id: 71, from: '2026-11-11', to: '2026-11-12' },
    { id: 71, from: '2026-11-10', to: '2026-11-10' },
  ]);
});

test('Escape puts an item back; a refused move says why', async () => {
  const { calls } = renderRoute(address, {
    ...campaignStaff,
    campaigns: { show: dashboardOf([], campaign()) },
    campaignItems: { move: () => failWith(403, 'FORBIDDEN', 'You may not move this task') },
  });
  const bar = await screen.findByRole('button', { name: /^Teaser letter, / });
  fireEvent.keyDown(bar, { key: ' ' });
  fireEvent.keyDown(bar, { key: 'ArrowDown' });
  fireEvent.keyDown(bar, { key: 'Escape' });
  expect(calls.some(({ name }) => name === 'campaignItems.move')).toBe(false);
  fireEvent.keyDown(bar, { key: ' ' });
  fireEvent.keyDown(bar, { key: 'ArrowLeft' });
  fireEvent.keyDown(bar, { key: 'Enter' });
  expect((await screen.findAllByText(/You may not move this task/)).length).toBeGreaterThan(0);
});

test('a task for an item is made from a template with the contact, and a tool is ordered with it', async () => {
  const { calls } = renderRoute(address, {
    ...campaignStaff,
    campaigns: { show: dashboardOf([], campaign()) },
    campaignItems: { createTask: { message: 'Item saved', item, task_id: 9 } },
    taskTemplates: { show: { task_templates: [], can: { create: true } } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Teaser letter' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'New task for the item' }));
  const dialog = await screen.findByRole('dialog', { name: 'New task for the item' });
  expect(within(dialog).getByRole('checkbox', { name: 'Helene Brandt approves it' })).toHaveProperty('checked', true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create task' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'campaignItems.createTask')?.body).toMatchObject({
      id: 71,
      template_id: null,
      tool_id: null,
      with_contact: true,
    }),
  );
});

test('an item is linked with a whole order, listed once for all its documents', async () => {
  const { calls } = renderRoute(address, {
    ...campaignStaff,
    campaigns: { show: dashboardOf([], campaign()) },
    campaignItems: { link: { message: 'Item saved', item } },
    tasks: { list: { tasks: [], recordsTotal: 0, recordsFiltered: 0, can: { create: true } } },
    documents: {
      show: {
        ...besideOrders,
        orders: [
          { ...orderTitled('Letter, German', 31), order_id: 30 },
          { ...orderTitled('Letter, English', 32), order_id: 30 },
        ],
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Teaser letter' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Tasks and documents' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Order' }));
  fireEvent.click(within(dialog).getByRole('combobox', { name: 'Order' }));
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(['Letter, German (30)']);
  fireEvent.click(options[0] as HTMLElement);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'campaignItems.link')?.body).toEqual({ id: 71, order_id: 30 }));
});

test('the contact is reminded from the approval', async () => {
  const asked = { asked_at: '2026-11-09T10:00:00.000Z', opened_at: null, reminded_at: null };
  const whole = campaign({ state: 'proposed', request: asked }, { remind: true, decide: true });
  const { calls } = renderRoute(`${address}/approval`, {
    ...campaignStaff,
    campaigns: { show: dashboardOf([], whole), remind: { message: 'Reminder sent to the contact', campaign: whole } },
  });
  expect(await screen.findByText('Not opened yet')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remind' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'campaigns.remind')?.body).toEqual({ id: 7 }));
});
