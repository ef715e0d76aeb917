import type { TaskAssignment } from '@folio/contract/task-shapes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { task } from '../testing/tasks.ts';

const withDocument = { ...task, order_detail_id: 31, revision: 4 };
const assignment: TaskAssignment = {
  ...withDocument,
  task_description: task.description,
  deadline: task.due_date,
  metadata: {
    footer_content: '',
    brand: 'Halden',
    category_name: 'Shoes',
    primary_kw: 'trail shoes',
    meta_title_description: { meta_title: 'Running on wet paths', meta_description: 'Which soles grip.' },
    switchInput: false,
  },
  api_output: {
    optimized_meta_title_description: { meta_title: 'Trail shoes that grip', meta_description: 'Trail shoes for wet paths.' },
  },
  optimized_at: '2026-11-02T08:00:00.000Z',
  duplicates: [],
  can_change_metadata: true,
};
const tasks = {
  show: { task: withDocument },
  history: { taskHistory: [], recordsTotal: 0 },
  package: { package_hash: null, parts: [], version_id: null },
};
const reviewLinks = { show: { review_links: [], can: { create: false } } };
const { user_info: ada } = signedIn.users.showUserInfo;
const text_model = { provider: 'own', model: 'one' };
const open = (taskAssignments: Record<string, unknown>, changes: Partial<typeof ada> = { text_model }) => {
  const showUserInfo = { ...signedIn.users.showUserInfo, user_info: { ...ada, ...changes } };
  const users = { ...signedIn.users, showUserInfo };
  return renderRoute('/task-assignment/7/meta', { ...signedIn, users, tasks, taskAssignments, reviewLinks });
};
const own = async () => within(await screen.findByRole('region', { name: 'Own' }));

test('fields of the optimized pair are copied one by one and saved with the state that was shown', async () => {
  const { calls } = open({
    show: { taskAssignment: assignment },
    saveMetadata: { taskAssignment: { ...assignment, revision: 5 } },
  });
  const title = (await own()).getByLabelText<HTMLInputElement>('Meta title');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Use this title' }));
  expect(title.value).toBe('Trail shoes that grip');
  expect((await own()).getByLabelText<HTMLInputElement>('Meta description').value).toBe('Which soles grip.');
  expect(screen.getByText('Not saved')).toBeDefined();
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  const saved = calls.filter(({ name }) => name === 'taskAssignments.saveMetadata');
  expect(saved).toHaveLength(1);
  expect(saved[0]?.body).toMatchObject({
    order_detail_id: 31,
    revision: 4,
    metadata: { meta_title_description: { meta_title: 'Trail shoes that grip' } },
  });
});

test('a change of someone else is named, and reloading shows it', async () => {
  let shown = assignment;
  open({
    show: () => ({ taskAssignment: shown }),
    saveMetadata: () => failWith(409, 'TASK_CHANGED', 'The task has changed since you opened it. Reload it.'),
  });
  fireEvent.change((await own()).getByLabelText('Meta title'), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to save task metadata')).toBeDefined();
  expect((await own()).getByLabelText<HTMLInputElement>('Meta title').value).toBe('Mine');
  const pair = { meta_title: 'Theirs', meta_description: '' };
  shown = {
    ...assignment,
    revision: 5,
    metadata: { ...(assignment.metadata as NonNullable<TaskAssignment['metadata']>), meta_title_description: pair },
  };
  fireEvent.click(alert.getByRole('button', { name: 'Reload' }));
  await waitFor(async () => expect((await own()).getByLabelText<HTMLInputElement>('Meta title').value).toBe('Theirs'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the price is on the button, one click makes one pair, and a failure says what failed', async () => {
  const none = { ...assignment, api_output: { optimized_meta_title_description: null } };
  const { calls } = open({
    show: { taskAssignment: none },
    optimize: () => failWith(409, 'TOO_FEW_CREDITS', 'Too few credits'),
  });
  const button = await screen.findByRole('button', { name: 'Optimize, 5 credits' });
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Use the optimized pair' }).disabled).toBe(true);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(within(await screen.findByRole('alert')).getByText('Failed to create task metadata')).toBeDefined();
  expect(screen.getByText('Too few credits')).toBeDefined();
  expect(calls.filter(({ name }) => name === 'taskAssignments.optimize')).toHaveLength(1);
});

test('without a model there is nothing to press, and the page says what it takes', async () => {
  open({ show: { taskAssignment: assignment } }, { can: { ...ada.can, manage_models: true } });
  const note = within(await screen.findByRole('note'));
  expect(note.getByText(/Connect a text model to optimize/)).toBeDefined();
  expect(note.getByRole('link', { name: 'Connect a model' }).getAttribute('href')).toBe('/control-panel/models');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Optimize again, 5 credits' }).disabled).toBe(true);
});

test('a person without the right to connect a model reads whom to ask', async () => {
  open({ show: { taskAssignment: assignment } }, {});
  expect((await screen.findByRole('note')).textContent).toMatch(/text model.*Ask your platform administrator/);
  expect(screen.queryByRole('link', { name: 'Connect a model' })).toBeNull();
});

test('the switch says which pair is selected', async () => {
  const metadata = { ...(assignment.metadata as NonNullable<TaskAssignment['metadata']>), switchInput: true };
  let shown: TaskAssignment = assignment;
  const { calls } = open({
    show: () => ({ taskAssignment: shown }),
    toggleMetadata: () => {
      shown = { ...assignment, metadata, revision: 5 };
      return { taskAssignment: shown };
    },
  });
  expect(await screen.findByText('Own, selected')).toBeDefined();
  fireEvent.click(screen.getByRole('switch', { name: 'Use the optimized pair' }));
  expect(await screen.findByText('Optimized, selected')).toBeDefined();
  expect(calls.find(({ name }) => name === 'taskAssignments.toggleMetadata')?.body).toMatchObject({
    switchInput: true,
    revision: 4,
  });
});

test('a reader sees the fields and no buttons; duplicates lead to their tasks', async () => {
  const duplicates = [{ task_id: 9, title: 'Other shoes', field: 'meta_title' as const }];
  open({ show: { taskAssignment: { ...assignment, can_change_metadata: false, duplicates } } });
  expect((await own()).getByLabelText<HTMLInputElement>('Meta title').readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Optimize/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Other shoes' }).getAttribute('href')).toBe('/task-assignment/9');
});

test('saving the page URL of an approved task publishes it', async () => {
  const approved = { ...assignment, status: 'approved' as const };
  const { calls } = open({ show: { taskAssignment: approved }, updatePageUrl: { taskAssignment: approved } });
  const field = await screen.findByLabelText('Page URL');
  fireEvent.change(field, { target: { value: 'https://halden.example/shoes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish with this URL' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'taskAssignments.updatePageUrl')?.body).toMatchObject({
      page_url: 'https://halden.example/shoes',
      revision: 4,
    }),
  );
});

test('a pair is called published once its task is', async () => {
  open({ show: { taskAssignment: { ...assignment, status: 'published' as const } } });
  expect(await screen.findByRole('heading', { name: 'Own, published' })).toBeDefined();
});
