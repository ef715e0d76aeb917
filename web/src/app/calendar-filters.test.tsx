// One group or one campaign alone in the calendar, the former URLs that lead there, and readers without permission for either.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { campaign, campaignStaff, dashboardOf } from '../testing/campaigns.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { entriesOf, entryOf, row } from '../testing/tasks.ts';
import { staffOf } from '../testing/translation.ts';

const beside = {
  brandVoices: besideDocuments.brandVoices,
  websites: { show: { websites: [], recordsTotal: 0, recordsFiltered: 0, can: { create: false } } },
};
const due: CalendarEntry = {
  ...entryOf({ ...row, due_date: '2030-11-20' }),
  kind: 'translation_job',
  title: 'Winter guide',
  path: '/translation-manager/assignee-dashboard?tab=requests&request=9',
  note: 'TR-2038',
  stage: 'proofreading',
  people: [{ id: 8, name: 'Ruth Keller' }],
};
const scopes = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  const field = await screen.findByRole('combobox', { name: 'Show' });
  fireEvent.click(field);
  const list = await waitFor(() => document.getElementById(field.getAttribute('aria-controls') ?? '') as HTMLElement);
  return (await within(list).findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent);
};

test('the former calendar of the translation manager leads to its due jobs, which lead to their requests', async () => {
  const { router, calls } = renderRoute('/translation-manager/assignee-dashboard?tab=calendar', {
    ...staffOf('coordinator'),
    ...beside,
    calendarEntries: { show: entriesOf(due) },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/calendar'));
  expect(router.state.location.search).toMatchObject({ of: 'translations' });
  await router.navigate({ to: '/calendar', search: { of: 'translations', date: '2030-11-05' } });
  const link = await screen.findByRole('link', { name: 'Winter guide' });
  expect(link.getAttribute('href')).toBe('/translation-manager/assignee-dashboard?tab=requests&request=9');
  expect(link.title).toContain('TR-2038, Human proofreading, Waiting');
  expect(calls.find(({ name }) => name === 'calendarEntries.show')?.query.get('kinds[0]')).toBe('translation_job');
  expect(screen.queryByRole('group', { name: 'Entries' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Show everything' }));
  expect(await screen.findByRole('button', { name: /^Translations/ })).toBeDefined();
});

test('the former calendar of a campaign leads to its plan, in the workspace of the client', async () => {
  const plan = campaign({ workspace_id: 3, from: '2030-11-09', to: '2030-11-30' });
  const { router, calls } = renderRoute('/audience-campaigns/manager-dashboard/7/calendar', {
    ...campaignStaff,
    ...beside,
    campaigns: { show: dashboardOf([], plan) },
    calendarEntries: { show: entriesOf() },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/calendar'));
  expect(router.state.location.href).toBe('/calendar?campaign=7');
  expect(await screen.findByText(plan.name)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'November 2030' })).toBeDefined();
  expect(await screen.findByText('No items in this period')).toBeDefined();
  const asked = calls.find(({ name }) => name === 'calendarEntries.show');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ campaign_id: '7', workspace_id: '3' });
  expect(await scopes()).toEqual(['Everything', 'Tasks', 'Publications', 'Campaigns', plan.name]);
});

test('a campaign that is out of reach says so, and leads to everything', async () => {
  renderRoute('/calendar?campaign=7', {
    ...campaignStaff,
    ...beside,
    campaigns: { show: failWith(404, 'CAMPAIGN_NOT_FOUND', 'This campaign does not exist') },
    calendarEntries: { show: entriesOf() },
  });
  expect(await screen.findByText('This campaign does not exist')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Show everything' }));
  expect(await screen.findByText('Nothing planned')).toBeDefined();
});

test.each(['of=translations', 'of=campaigns', 'campaign=7'])(
  'a reader without campaigns and translations has no such filter, and %s shows what others see',
  async (search) => {
    const { calls } = renderRoute(`/calendar?${search}`, {
      ...signedIn,
      ...besideDocuments,
      ...beside,
      calendarEntries: { show: entriesOf() },
    });
    expect(await screen.findByText('Nothing planned')).toBeDefined();
    const chips = within(screen.getAllByRole('group', { name: 'Entries' })[0] as HTMLElement).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Tasks0', 'Publications0']);
    expect(await scopes()).toEqual(['Everything', 'Tasks', 'Publications']);
    const asked = Object.fromEntries(calls.find(({ name }) => name === 'calendarEntries.show')?.query ?? []);
    expect(Object.keys(asked).filter((name) => /kinds|campaign/.test(name))).toEqual([]);
    expect(calls.some(({ name }) => name === 'campaigns.show')).toBe(false);
  },
);

test('tasks alone are narrowed by status, person and title', async () => {
  const { router, calls } = renderRoute('/calendar?of=tasks&status=ready&search=guide&whose=bogus', {
    ...signedIn,
    ...besideDocuments,
    ...beside,
    calendarEntries: { show: entriesOf() },
  });
  expect(await screen.findByText('Nothing planned')).toBeDefined();
  const asked = calls.find(({ name }) => name === 'calendarEntries.show');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ 'status[0]': 'ready', search: 'guide' });
  fireEvent.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('of'));
});
