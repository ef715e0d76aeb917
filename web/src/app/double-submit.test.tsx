import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

test('two clicks without a timer between them send a form once', async () => {
  const { user_info: user, ...info } = signedIn.users.showUserInfo;
  const { calls } = renderRoute('/workspace/create', {
    ...signedIn,
    users: { ...signedIn.users, showUserInfo: { ...info, user_info: { ...user, can: { ...user.can, create_workspace: true } } } },
    workspaces: {
      show: { ...signedIn.workspaces.show, limit: { max_workspaces: 5, available_workspaces: 5 }, can: { create: true } },
      create: failWith(422, 'INVALID_INPUT', 'Check the form', { name: ['Choose another name'] }),
    },
  });
  fireEvent.change(await screen.findByLabelText('Workspace name'), { target: { value: 'Spring' } });
  const button = screen.getByRole('button', { name: 'Continue' });
  // Not through `fireEvent`, which would wait for everything between the clicks.
  button.click();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  button.click();
  await screen.findByText('Choose another name');
  expect(calls.filter(({ name }) => name === 'workspaces.create')).toHaveLength(1);
});
