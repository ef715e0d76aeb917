// Publications of a document, in its details: its version on a website, and a newer attempt beside it.
import type { Publication } from '@folio/contract/publishing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { answerOf, writtenDocument } from '../testing/documents.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { listOf } from '../testing/tasks.ts';

const document = writtenDocument(12, {
  tool: 'short_lived',
  tool_name: 'Short lived',
  is_tool_deleted: true,
  engine: { kind: 'computed', provider: null, model: null },
});
const url = 'https://shoes.example/trail';
const publication = (more: Partial<Publication>): Publication => ({
  id: 3,
  website: { id: 5, name: 'Shoe blog', kind: 'wordpress' },
  order_detail_id: 12,
  state: 'live',
  on_site: null,
  remote_url: url,
  problem: null,
  updated_at: '2026-11-22T10:00:00.000Z',
  ...more,
});

async function showing(one: Publication) {
  const provenance = { passages: [], totals: { engine: 0, person: 0, mixed: 0, words: 0 } };
  const { calls } = renderRoute('/orders/12', {
    ...signedIn,
    ...besideDocuments,
    comments: { show: { comments: [], recordsTotal: 0, people: [] } },
    tools: { showTool: failWith(404, 'NOT_FOUND', 'There is no such tool') },
    tasks: { list: listOf() },
    documents: { provenance, show: answerOf(document) },
    publishing: {
      showPublications: { publications: [one] },
      publish: { message: 'Queued', publication: { ...one, state: 'queued' } },
    },
  });
  const tab = await screen.findByRole('tab', { name: 'Details' });
  fireEvent.pointerEnter(tab);
  fireEvent.click(tab);
  return { calls, list: within(await screen.findByRole('region', { name: 'Published on' })) };
}
const statesIn = (list: ReturnType<typeof within>) =>
  [...list.getByRole('listitem').querySelectorAll('[data-kind]')].map(({ textContent }) => textContent);

test('an update that failed is shown with its reason beside what is live, and is sent once more', async () => {
  const onSite = { state: 'live', published_at: '2026-11-20T10:00:00.000Z' } as const;
  const { calls, list } = await showing(publication({ state: 'failed', problem: 'The website rejects it', on_site: onSite }));
  expect(statesIn(list)).toEqual(['Live', 'Failed']);
  expect(list.getByText('Update')).toBeDefined();
  expect(list.getByText('The website rejects it')).toBeDefined();
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([url]);
  fireEvent.click(list.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'publishing.publish')?.body).toMatchObject({ website_id: 5 }));
});

test('what a website has keeps its link while an update is sent', async () => {
  const onSite = { state: 'outdated', published_at: '2026-11-20T10:00:00.000Z' } as const;
  const { list } = await showing(publication({ state: 'sending', on_site: onSite }));
  expect(statesIn(list)).toEqual(['Outdated', 'Publishing']);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([url]);
  expect(list.queryByRole('button')).toBeNull();
});

test.each([
  [{ state: 'live' }, ['Live'], 1],
  [{ state: 'failed', remote_url: null, problem: 'No' }, ['Failed'], 0],
  [{ state: 'queued', remote_url: null }, ['Waiting'], 0],
] as const)('%o is one state', async (more, states, links) => {
  const { list } = await showing(publication(more));
  expect(statesIn(list)).toEqual(states);
  expect(list.queryByText('Update')).toBeNull();
  expect(list.queryAllByRole('link')).toHaveLength(links);
});
