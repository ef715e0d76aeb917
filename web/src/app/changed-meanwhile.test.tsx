// Forms with a subject that another user saved after they were opened.
import type { BrandVoice } from '@folio/contract/brand-voices';
import type { CustomTool } from '@folio/contract/custom-tools';
import type { Guideline } from '@folio/contract/guidelines';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../base/query-client.ts';
import { signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { website } from '../testing/links.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { besideTasks, nothing, task } from '../testing/tasks.ts';
import { tool } from '../testing/tool-detail.ts';

const at = '2026-11-02T10:00:00.000Z';
const refused = failWith(409, 'CHANGED_MEANWHILE', 'Someone changed this');
const bodies = (calls: { name: string; body?: unknown }[], wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ body }) => body);

const briefing = (more: Partial<Guideline> = {}): Guideline => ({
  id: 4,
  guideline_id: 4,
  workspace_id: null,
  title: 'Winter',
  overall_goal: 'Sales',
  platform: '',
  competitors: '',
  structure: '',
  tone_of_voice: '',
  revision: 1,
  user: { id: 1, name: 'Ada Byron' },
  created_at: at,
  updated_at: at,
  can: { edit: true, delete: true },
  ...more,
});

/** The page of briefings, where another user saves a second revision as soon as the form is sent. */
async function openBriefing() {
  let now = briefing();
  const { calls } = renderRoute('/briefings', {
    ...signedIn,
    guidelines: {
      show: () => ({
        guidelines: [now],
        templates: [],
        default_id: null,
        recordsTotal: 1,
        recordsFiltered: 1,
        can: { create: true },
      }),
      edit: ({ body }) => {
        if (!('revision' in (body as object))) return { message: 'Briefing saved', guideline: now };
        now = briefing({ revision: 2, overall_goal: 'Theirs' });
        return refused;
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Winter' }));
  const form = await screen.findByRole('dialog', { name: /Winter/ });
  fireEvent.change(within(form).getByLabelText(/^Structure/), { target: { value: 'Three parts' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  const notice = await within(form).findByRole('alert');
  expect(document.activeElement).toBe(notice);
  expect(notice.textContent).toContain('Someone else changed “Winter”');
  expect(within(form).getByDisplayValue('Three parts')).toBeDefined();
  return { calls, notice };
}

test('what was changed here alone is saved over the version of another user once the reader wants it', async () => {
  const { calls, notice } = await openBriefing();
  fireEvent.click(within(notice).getByRole('button', { name: 'Save my changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(calls, 'guidelines.edit')).toEqual([
    { guideline_id: 4, structure: 'Three parts', revision: 1 },
    { guideline_id: 4, structure: 'Three parts' },
  ]);
});

test('the saved version stays where the reader keeps it, and is what the form shows next', async () => {
  const { calls, notice } = await openBriefing();
  fireEvent.click(within(notice).getByRole('button', { name: 'Use saved version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(bodies(calls, 'guidelines.show').length).toBeGreaterThan(1));
  await waitFor(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Winter' }));
    expect(within(await screen.findByRole('dialog')).getByDisplayValue('Theirs')).toBeDefined();
  });
  expect(bodies(calls, 'guidelines.edit')).toHaveLength(1);
});

const voice = (more: Partial<BrandVoice> = {}): BrandVoice => ({
  id: 5,
  name: 'Warm',
  description: 'Ours',
  type: 'text',
  language: 'en',
  active: true,
  default: false,
  profile: {
    tone: ['warm'],
    formality: 'neutral',
    person: 'we',
    address: 'informal',
    sentence_words: 16,
    rhythm: 'varied',
    vocabulary: [],
    do: [],
    dont: [],
    sample_lines: [],
    must_use: [],
    never_use: [],
    exclamation_marks: 'sparing',
  },
  is_edited: false,
  analysed_by: 'built-in',
  origins: [],
  workspace_ids: [],
  revision: 3,
  created_at: at,
  updated_at: at,
  can: { edit: true, delete: true },
  ...more,
});

test('a voice that another user saved is loaded into the form, and the next save is made on it', async () => {
  let now = voice();
  const { calls } = renderRoute('/brand-voices/5', {
    ...signedIn,
    brandVoices: {
      show: () => ({
        brand_voices_list: [now],
        brand_voices_preset: [],
        brand_voices_limit: { available_brand_voices: 1, max_brand_voices: 5 },
        default_id: null,
        can: { create: true, show_all: false },
      }),
      edit: ({ body }) => {
        const { revision, description } = body as { revision: number; description?: string };
        if (revision === 4) return { message: 'Saved', brand_voice: voice({ revision: 5, description: description ?? '' }) };
        now = voice({ revision: 4, description: 'Theirs' });
        return refused;
      },
    },
  });
  const type = async (text: string) =>
    fireEvent.change(await screen.findByLabelText(/^Description/), { target: { value: text } });
  await type('Mine');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Use saved version' }));
  await screen.findByDisplayValue('Theirs');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await type('Both');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies(calls, 'brandVoices.edit')).toEqual([
      { id: 5, description: 'Mine', revision: 3 },
      { id: 5, description: 'Both', revision: 4 },
    ]),
  );
});

test('a website is changed on the revision that was opened, in what was changed alone', async () => {
  const { calls } = renderRoute('/websites', {
    ...signedIn,
    websites: {
      show: { websites: [website], recordsTotal: 1, recordsFiltered: 1, can: { create: true } },
      edit: ({ body }) => ('revision' in (body as object) ? refused : { message: 'Saved', website }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Shop' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = await screen.findByRole('dialog');
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'Shop in Köln' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  fireEvent.click(within(await within(form).findByRole('alert')).getByRole('button', { name: 'Save my changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(calls, 'websites.edit')).toEqual([
    { website_id: 3, name: 'Shop in Köln', revision: 1 },
    { website_id: 3, name: 'Shop in Köln' },
  ]);
});

const own: CustomTool = {
  id: 8,
  slug: 'bakery',
  base_slug: 'job_posting',
  base_name: 'Job posting',
  name: 'Bakery',
  description: '',
  icon: 'file',
  brief: 'Bread',
  fields: [],
  defaults: {},
  hidden_fields: [],
  revision: 2,
  updated_at: at,
};

test('an own tool is saved over the version of another user in what was changed here alone', async () => {
  const me = signedIn.users.showUserInfo;
  let now = own;
  const { calls } = renderRoute('/control-panel/tools', {
    ...signedIn,
    users: {
      showUserInfo: {
        ...me,
        user_info: { ...me.user_info, role: 'admin', can: { ...me.user_info.can, open_control_panel: true } },
      },
    },
    tools: {
      showTool: { tool },
      showCustomTools: () => ({ custom_tools: [now], recordsTotal: 1, recordsFiltered: 1, bases: [] }),
      editCustomTool: ({ body }) => {
        if ((body as { revision: number }).revision === 3) return { message: 'Saved', custom_tool: now };
        now = { ...own, description: 'Theirs', revision: 3 };
        return refused;
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Bakery' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  fireEvent.change(await screen.findByDisplayValue('Bread'), { target: { value: 'Rye bread' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Save my changes' }));
  await waitFor(() => expect(screen.queryByDisplayValue('Rye bread')).toBeNull());
  expect(bodies(calls, 'tools.editCustomTool')).toMatchObject([
    { brief: 'Rye bread', description: '', revision: 2 },
    { brief: 'Rye bread', description: 'Theirs', revision: 3 },
  ]);
});

test('a task is saved on the revision that was opened, although the page shows a newer one by then', async () => {
  let now = { ...task, can: { ...nothing, edit: true } };
  const { calls } = renderRoute('/task-assignment/7', {
    ...besideTasks,
    reviewLinks: { show: { review_links: [], can: { create: false } } },
    workspaceSettings: { showOne: failWith(404, 'NOT_FOUND', 'There is no such workspace.') },
    documents: { show: failWith(500, 'SERVER_ERROR', 'Broken') },
    tasks: {
      list: { tasks: [], recordsTotal: 0, recordsFiltered: 0, can: { create: true } },
      show: () => ({ task: now }),
      edit: ({ body }) =>
        'revision' in (body as object) ? failWith(409, 'TASK_CHANGED', 'Changed') : { message: 'Saved', task: now },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Guide to trail shoes' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit task' }));
  const form = within(await screen.findByRole('dialog'));
  now = { ...now, revision: 2, title: 'Theirs' };
  await queryClient.invalidateQueries();
  await screen.findByRole('heading', { name: 'Theirs' });
  fireEvent.change(form.getByLabelText(/^Description/), { target: { value: 'Mine' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  fireEvent.click(within(await form.findByRole('alert')).getByRole('button', { name: 'Save my changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(calls, 'tasks.edit')).toEqual([{ description: 'Mine', revision: 1 }, { description: 'Mine' }]);
});
