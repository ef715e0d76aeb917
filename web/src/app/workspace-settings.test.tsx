// The settings of a workspace that another user, or another tab, changes at the same time.
import type { WorkspaceDetail } from '@folio/contract/workspaces';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../base/query-client.ts';
import { signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';

const newsroom: WorkspaceDetail = {
  id: 7,
  name: 'Newsroom',
  members_count: 2,
  documents_count: 0,
  created_at: '2026-11-02T10:00:00.000Z',
  can: { update: true, delete: false, manage_members: false },
  default_brand_voice_id: null,
  default_guideline_id: null,
  default_source_ids: [3],
  brand_voice_ids: [],
  additional_source_ids: [3, 4],
  time_zone: 'Europe/Rome',
  free_days: ['2026-12-25'],
  allow_self_approval: false,
};

/** The settings as the server shows them by now, and the calls that the page makes. */
async function openSettings() {
  const now = { workspace: newsroom };
  const saved = () => ({ message: 'Workspace saved', workspace: now.workspace });
  const { calls } = renderRoute('/workspace/settings/7', {
    ...signedIn,
    workspaces: {
      show: { ...signedIn.workspaces.show, workspaces: [newsroom] },
      listUsers: { users: [], recordsTotal: 0, recordsFiltered: 0 },
    },
    workspaceSettings: {
      showOne: () => ({
        workspace: now.workspace,
        choices: {
          brand_voices: [{ id: 5, name: 'Warm' }],
          additional_sources: [
            { id: 3, name: 'Size chart' },
            { id: 4, name: 'Returns' },
          ],
          guidelines: [],
        },
      }),
      update: saved,
      toggleBrandVoice: () => ({ ...saved(), is_on: true }),
      toggleAdditionalSource: () => ({ ...saved(), is_on: false }),
    },
  });
  const sent = (name: string) => calls.filter((call) => call.name === `workspaceSettings.${name}`).map(({ body }) => body);
  await screen.findByRole('heading', { name: 'Newsroom' });
  return { now, sent };
}

/** The row of a voice or source, with its switch and buttons. */
const rowOf = (name: string) => screen.getByRole('switch', { name }).closest<HTMLElement>('div[data-flow="row"]');

test('entries of lists are added and removed one by one, and switches name the state that is wanted', async () => {
  const { sent } = await openSettings();
  fireEvent.change(screen.getByLabelText('Holidays'), { target: { value: '2026-12-31' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add day' }));
  await waitFor(() => expect(sent('update')).toEqual([{ add_free_days: ['2026-12-31'] }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Holidays').value).toBe(''));
  fireEvent.click(await screen.findByRole('button', { name: /^Remove .*25/ }));
  await waitFor(() => expect(sent('update').at(-1)).toEqual({ remove_free_days: ['2026-12-25'] }));
  fireEvent.click(within(rowOf('Returns') as HTMLElement).getByRole('button'));
  await waitFor(() => expect(sent('update').at(-1)).toEqual({ add_default_source_ids: [4] }));
  await waitFor(() =>
    expect(within(rowOf('Size chart') as HTMLElement).getByRole('button')).not.toHaveProperty('disabled', true),
  );
  fireEvent.click(within(rowOf('Size chart') as HTMLElement).getByRole('button'));
  await waitFor(() => expect(sent('update').at(-1)).toEqual({ remove_default_source_ids: [3] }));
  fireEvent.click(screen.getByRole('switch', { name: 'Warm' }));
  await waitFor(() => expect(sent('toggleBrandVoice')).toEqual([{ id: 7, brand_voice_id: 5, is_on: true }]));
  fireEvent.click(screen.getByRole('switch', { name: 'Returns' }));
  await waitFor(() => expect(sent('toggleAdditionalSource')).toEqual([{ id: 7, additional_source_id: 4, is_on: false }]));
});

test('a name that is being typed stays where another user renames the workspace meanwhile', async () => {
  const { now } = await openSettings();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Workspace name' });
  fireEvent.change(field, { target: { value: 'Editors' } });
  now.workspace = { ...newsroom, name: 'Theirs' };
  await queryClient.invalidateQueries();
  await screen.findByRole('heading', { name: 'Theirs' });
  expect(screen.getByDisplayValue('Editors')).toBeDefined();
});
