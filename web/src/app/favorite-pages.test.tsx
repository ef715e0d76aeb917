// The star in the head of a page, and the pages below the entries of the sidebar.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addRecentPage, recentPages } from '../base/recent-pages.ts';
import { signedIn } from '../testing/caller.ts';
import { type Call, failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { counts, listOf, nothing, row, task } from '../testing/tasks.ts';

const tasksApi = {
  ...signedIn,
  reviewLinks: { show: { review_links: [], can: { create: false } } },
  taskViews: { counts },
  tasks: {
    list: listOf(row),
    show: ({ path }: Call) =>
      path.endsWith('/9') ? failWith(404, 'TASK_NOT_FOUND', 'Task not found') : { task: { ...task, can: nothing } },
    history: { taskHistory: [], recordsTotal: 0 },
  },
};
const listIn = async (name: string) => within(await screen.findByRole('list', { name }));
const linksOf = (list: Awaited<ReturnType<typeof listIn>>) =>
  list.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('a page with filters is added under its name at once, and removed again', async () => {
  const favorite = { path: '/task-assignment?view=asked', title: 'Task assignment, filtered' };
  const { calls } = renderRoute('/task-assignment?view=asked', {
    ...tasksApi,
    favoritePages: { add: { favorites: [favorite] }, remove: { favorites: [] } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Task assignment to favorites' }));
  expect(linksOf(await listIn('Favorites'))).toEqual([`${favorite.title} ${favorite.path}`]);
  const star = screen.getByRole('button', { name: 'Remove Task assignment from favorites' });
  expect(star.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(calls.find(({ name }) => name === 'favoritePages.add')?.body).toEqual(favorite));
  fireEvent.click(star);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Favorites' })).toBeNull());
});

test('a star that the server refuses goes back, and the message says why', async () => {
  renderRoute('/task-assignment', {
    ...tasksApi,
    favoritePages: { add: () => failWith(409, 'TOO_MANY_FAVORITE_PAGES', 'You can have at most 5 favorites.') },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Task assignment to favorites' }));
  expect(await screen.findByText('You can have at most 5 favorites.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add Task assignment to favorites' })).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Favorites' })).toBeNull();
});

test('Recent lists the last three things without the open one, and forgets one that no longer exists', async () => {
  const { router } = renderRoute('/task-assignment', tasksApi);
  await screen.findByRole('heading', { name: 'Task assignment', level: 1 });
  for (const id of [1, 2, 3, 9, 4]) addRecentPage({ path: `/task-assignment/${id}`, title: `Task number ${id}` });
  await act(() => router.navigate({ to: '/task-assignment', search: { view: 'asked' } }));
  const entry = (id: number) => `Task number ${id} /task-assignment/${id}`;
  expect(linksOf(await listIn('Recent'))).toEqual([4, 9, 3].map(entry));
  await act(() => router.navigate({ to: '/task-assignment/$id/{-$tab}', params: { id: '9' } }));
  expect(linksOf(await listIn('Recent'))).toEqual([4, 3, 2].map(entry));
  await waitFor(() => expect(recentPages().map(({ path }) => path)).not.toContain('/task-assignment/9'));
});
