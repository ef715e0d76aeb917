// Templates of tasks that other users change while a form of one is open.
import type { TaskTemplate } from '@folio/contract/task-templates';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../base/query-client.ts';
import { chooseWorkspace } from '../base/workspace.ts';
import { signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { besideTasks, newsroom } from '../testing/tasks.ts';

const opened: TaskTemplate = {
  id: 3,
  workspace_id: 1,
  name: 'Guide',
  fields: { title: 'Guide to', description: 'As always', priority: 'medium', soft_keywords: ['grip'] },
  review_steps: [],
  days: 4,
  revision: 5,
};
const theirs: TaskTemplate = {
  ...opened,
  name: 'Long guide',
  fields: { ...opened.fields, description: 'Theirs', soft_keywords: ['grip', 'wet'] },
  days: 9,
  revision: 6,
};
const team = {
  ...besideTasks,
  workspaces: { ...besideTasks.workspaces, show: { ...signedIn.workspaces.show, workspaces: [newsroom] } },
};
const shown = (...task_templates: TaskTemplate[]) => ({ task_templates, can: { create: true } });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => chooseWorkspace(1));

/** Another user saves the sixth revision as soon as the form is sent. */
async function openTemplate() {
  let now = opened;
  const { calls } = renderRoute('/task-assignment/templates', {
    ...team,
    taskTemplates: {
      show: () => shown(now),
      edit: ({ body }) => {
        if ((body as { revision: number }).revision === now.revision && now === theirs)
          return { message: 'Task template saved', task_template: { ...theirs, revision: 7 } };
        now = theirs;
        return failWith(409, 'TASK_TEMPLATE_CHANGED', 'Changed');
      },
    },
  });
  await screen.findByDisplayValue('Guide');
  type('Task title', '');
  fireEvent.click(screen.getByRole('combobox', { name: 'Priority' }));
  fireEvent.click(await screen.findByRole('option', { name: 'High priority', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByRole('alert');
  expect(document.activeElement).toBe(notice);
  expect(notice.textContent).toContain('Someone else changed “Guide”');
  expect(screen.getByDisplayValue('Guide')).toBeDefined();
  const edits = () => calls.filter(({ name }) => name === 'taskTemplates.edit').map(({ body }) => body);
  return { edits, notice };
}

test('what was changed here is saved over the version of another user, and the rest of that version stays', async () => {
  const { edits, notice } = await openTemplate();
  fireEvent.click(within(notice).getByRole('button', { name: 'Save my changes' }));
  await waitFor(() => expect(edits()).toHaveLength(2));
  expect(edits()[1]).toEqual({
    id: 3,
    revision: 6,
    fields: { description: 'Theirs', priority: 'high', soft_keywords: ['grip', 'wet'] },
  });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('the saved version is what the form shows where the reader keeps it', async () => {
  const { edits, notice } = await openTemplate();
  fireEvent.click(within(notice).getByRole('button', { name: 'Use saved version' }));
  await screen.findByDisplayValue('Long guide');
  expect(screen.getByDisplayValue('Theirs')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(edits()).toHaveLength(1);
});

test('the open template stays open when another one comes before it', async () => {
  let now = shown(opened);
  renderRoute('/task-assignment/templates', { ...team, taskTemplates: { show: () => now } });
  await screen.findByDisplayValue('Guide');
  type('Task title', 'Typed here');
  now = shown({ ...opened, id: 2, name: 'Advice', fields: {} }, opened);
  await queryClient.invalidateQueries();
  await screen.findByRole('link', { name: 'Advice' });
  expect(screen.getByDisplayValue('Typed here')).toBeDefined();
});
