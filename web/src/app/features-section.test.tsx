// Control Panel → Features: switches of the account, saved at once, with an undo.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import type { Call } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const { user_info: info } = signedIn.users.showUserInfo;
const { force_control_panel: _, ...extra } = info.extra_info;
const branding = { ...extra, country: null, hide_audience: true, hide_markets: true };

function openAs(changes: Partial<typeof info>, hasHumanServices = false) {
  const showUserInfo = {
    ...signedIn.users.showUserInfo,
    user_info: { ...info, role: 'master' as const, can: { ...info.can, open_control_panel: true }, ...changes },
  };
  let shown = branding;
  return renderRoute('/control-panel/features', {
    ...signedIn,
    users: { ...signedIn.users, showUserInfo },
    platform: { updateFlags: { flags: { is_registration_open: true, is_in_maintenance: false, has_human_services: true } } },
    branding: {
      show: { branding, has_human_services: hasHumanServices },
      update: ({ body }: Call) => {
        shown = { ...shown, ...(body as object) };
        return { branding: shown, has_human_services: hasHumanServices };
      },
    },
  });
}
const sent = (calls: Call[], name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
const group = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).parentElement as HTMLElement);

test('a feature that is turned on moves to the others, and can be turned back', async () => {
  const { calls } = openAs({});
  fireEvent.click((await group('Off 3')).getByRole('switch', { name: 'Markets' }));
  await (await group('On 2')).findByRole('switch', { name: 'Markets' });
  expect(sent(calls, 'branding.update')).toEqual([{ hide_markets: false }]);
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(sent(calls, 'branding.update')).toEqual([{ hide_markets: false }, { hide_markets: true }]));
});

test('an owner cannot turn on translation by people where the platform has none', async () => {
  openAs({});
  const closed = await screen.findByRole('switch', { name: 'Translation by people' });
  expect((closed as HTMLInputElement).disabled).toBe(true);
  expect(
    screen.getByText('Human services are turned off for this installation. A platform administrator can turn them on.'),
  ).toBeDefined();
});

test('staff turn on work by people with it', async () => {
  const { calls } = openAs({ is_admin: true, staff_scope: 'platform' });
  fireEvent.click(await screen.findByRole('switch', { name: 'Translation by people' }));
  await waitFor(() => expect(sent(calls, 'branding.update')).toEqual([{ hide_translations: false }]));
  expect(sent(calls, 'platform.updateFlags')).toEqual([{ has_human_services: true }]);
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(sent(calls, 'branding.update')).toEqual([{ hide_translations: false }, { hide_translations: true }]),
  );
  expect(sent(calls, 'platform.updateFlags')).toEqual([{ has_human_services: true }, { has_human_services: false }]);
});
