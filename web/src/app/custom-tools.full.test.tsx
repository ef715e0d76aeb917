import type { ToolDetail } from '@folio/contract/tool-definition';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { tool } from '../testing/tool-detail.ts';

const me = signedIn.users.showUserInfo;
const owner = {
  ...me,
  user_info: { ...me.user_info, role: 'admin' as const, can: { ...me.user_info.can, open_control_panel: true } },
};
const words = [500, 1000].map((value) => ({ value, label: `${value} words` }));
const priced: ToolDetail = {
  ...tool,
  fields: [{ type: 'length', name: 'length', label: 'Length', required: true, default: 500, options: words }],
  credits: { ...tool.credits, rule: 'per_items', amount: 20, per: 100, basis: [{ count: 'value', fields: ['length'] }] },
};
const openPicker = async () => {
  renderRoute('/control-panel/tools', {
    ...signedIn,
    users: { showUserInfo: owner },
    tools: {
      showTool: { tool: priced },
      showCustomTools: {
        custom_tools: [],
        recordsTotal: 0,
        recordsFiltered: 0,
        bases: [
          { slug: 'job_posting', name: 'Job posting', description: '', icon: 'file' },
          { slug: 'press_release', name: 'Press release', description: 'News for a café', icon: 'file' },
        ],
      },
    },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'New tool' })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: 'New tool' }));
  await screen.findByRole('button', { name: 'Job posting' });
};
const open = async () => {
  await openPicker();
  fireEvent.click(screen.getByRole('button', { name: 'Job posting' }));
  return screen.findByRole('textbox', { name: 'Name' });
};

test('lengths say what an order of the base costs', async () => {
  await open();
  // In the defaults and in the preview.
  expect(screen.getAllByText('100 credits')).toHaveLength(2);
  expect(screen.getAllByText('200 credits')).toHaveLength(2);
});

test('a tool that is not saved is not left without asking', async () => {
  const name = await open();
  fireEvent.change(name, { target: { value: 'Baker wanted' } });
  fireEvent.click(screen.getByRole('link', { name: 'Branding' }));
  expect(await screen.findByText(/You have unsaved changes in “Baker wanted”/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Baker wanted');
});

test('Cancel asks before it discards what was typed', async () => {
  const name = await open();
  fireEvent.change(name, { target: { value: 'Baker wanted' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/You have unsaved changes in “Baker wanted”/)).toBeDefined();
  expect(screen.getByDisplayValue('Baker wanted')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByDisplayValue('Baker wanted')).toBeNull());
});

test('Cancel closes an unchanged tool at once', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
});

test('the tool that a new one is made of is found by its words', async () => {
  await openPicker();
  const search = screen.getByRole('searchbox', { name: 'Search tools' });
  const shown = () =>
    screen.queryAllByRole('button', { name: /Job posting|Press release/ }).map(({ textContent }) => textContent);
  expect(shown()).toHaveLength(2);
  fireEvent.change(search, { target: { value: 'cafe news' } });
  await waitFor(() => expect(shown()).toEqual(['Press releaseNews for a café']));
  fireEvent.change(search, { target: { value: 'job posting' } });
  await waitFor(() => expect(shown()).toEqual(['Job posting']));
  fireEvent.change(search, { target: { value: 'zeppelin' } });
  expect(await screen.findByText('No tools found.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the search of base tools has the focus; Escape empties it first and closes the dialog after that', async () => {
  await openPicker();
  const field = screen.getByRole('searchbox', { name: 'Search tools' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'harbour' } });
  expect(await screen.findByText('No tools found.')).toBeDefined();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(await screen.findByRole('button', { name: 'Job posting' })).toBeDefined();
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
