import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { meQuery } from './api.ts';
import { readKeptInTab, saveInTab } from './kept-in-tab.ts';
import { queryClient } from './query-client.ts';

beforeEach(() => sessionStorage.clear());

/** The page knows this user; null before anyone logged in. */
function signInAs(id: number | null): void {
  queryClient.clear();
  if (id === null) return;
  const { showUserInfo } = signedIn.users;
  const user_info = { ...showUserInfo.user_info, id };
  queryClient.setQueryData(meQuery.queryKey, { ...showUserInfo, status: 'success', user_info });
}

test('what one user entered is not shown to the next who logs in, and is there when the first is back', () => {
  signInAs(1);
  saveInTab('draft.blog_post', { topic: 'Redundancies in March' });
  for (const other of [2, null]) {
    signInAs(other);
    expect(readKeptInTab('draft.blog_post')).toBeNull();
  }
  signInAs(1);
  expect(readKeptInTab('draft.blog_post')).toEqual({ topic: 'Redundancies in March' });
  saveInTab('draft.blog_post', null);
  expect(readKeptInTab('draft.blog_post')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('what is no JSON counts as nothing', () => {
  signInAs(1);
  sessionStorage.setItem('folio.1.folder', '{');
  expect(readKeptInTab('folder')).toBeNull();
});
