// The help sheet of each page.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/caller.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { counts, listOf } from '../../testing/tasks.ts';
import { type PageRecord, pages } from '../pages.ts';

const tasksApi = { ...signedIn, taskViews: { counts }, tasks: { list: listOf() } };
const openHelp = async () => {
  await screen.findByRole('heading', { name: 'Task assignment', level: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Help' }));
  return within(await screen.findByRole('dialog', { name: 'Help' }));
};

test('explains the page and its terms, and lists all keys', async () => {
  renderRoute('/task-assignment', tasksApi);
  const help = await openHelp();
  expect(help.getByText(/^A task says who does what by when\. .+\. .+\.$/)).toBeDefined();
  expect(help.getAllByRole('term').map((term) => term.textContent)).toContain('Review step');
  fireEvent.click(help.getByRole('button', { name: 'All keys' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull();
});

test('opens the example of a tool that the account has, filled in', async () => {
  renderRoute('/task-assignment', tasksApi);
  const help = await openHelp();
  expect(help.getByRole('link', { name: 'Open with this example' }).getAttribute('href')).toBe('/tools/job_posting?example=true');
});

test('each page with an entry in the sidebar has help', () => {
  const listed = (Object.entries(pages) as [string, PageRecord][]).filter(([, { group }]) => group !== undefined);
  expect(listed.filter(([, { help }]) => help === undefined).map(([path]) => path)).toEqual(['/workspace/login']);
});
