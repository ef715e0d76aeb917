import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';

const briefing = (id: number, title: string, can: { edit: boolean; delete: boolean }) => ({
  id,
  guideline_id: id,
  workspace_id: null,
  title,
  overall_goal: '',
  platform: '',
  competitors: '',
  structure: '',
  tone_of_voice: '',
  revision: 1,
  user: { id: 1, name: 'Ada Byron' },
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  can,
});

test('the menu of a briefing offers what the server allows, and deletes only after the question', async () => {
  const { calls } = renderRoute('/briefings', {
    ...signedIn,
    guidelines: {
      show: {
        guidelines: [
          briefing(1, 'Winter', { edit: true, delete: true }),
          briefing(2, 'Spring', { edit: true, delete: false }),
          briefing(3, 'Summer', { edit: false, delete: false }),
        ],
        templates: [],
        default_id: null,
        recordsTotal: 3,
        recordsFiltered: 3,
        can: { create: true },
      },
      showUses: { uses: { folders: 2, workspaces: 1, tasks: 0, campaigns: 1, cards: 3 } },
      remove: { message: 'Deleted' },
    },
  });
  const removals = () => calls.filter(({ name }) => name === 'guidelines.remove').length;
  const items = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  fireEvent.click(await screen.findByRole('button', { name: /Spring/, expanded: false }));
  expect(await items()).toEqual(['Open']);
  fireEvent.click(screen.getByRole('button', { name: /Spring/, expanded: true }));
  await waitFor(() => expect(screen.queryAllByRole('menuitem')).toEqual([]));
  fireEvent.click(screen.getByRole('button', { name: /Winter/, expanded: false }));
  expect(await items()).toEqual(['Open', 'Delete']);
  expect(screen.queryByRole('button', { name: /Summer/, expanded: false })).toBeNull();
  fireEvent.click(await screen.findByText('Delete'));
  const confirm = await screen.findByRole('button', { name: 'Delete briefing' });
  expect(
    await screen.findByText(
      /Existing documents don’t change\. It is the default for 2 folders and 1 workspace and used in 1 campaign and 3 category cards\.$/,
    ),
  ).toBeDefined();
  expect(removals()).toBe(0);
  fireEvent.click(confirm);
  await waitFor(() => expect(removals()).toBe(1));
});
