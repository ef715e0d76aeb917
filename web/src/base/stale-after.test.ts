import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type Action, invalidate } from './stale-after.ts';

const known: QueryKey[] = [
  ['me'],
  ['me', 'workspaces'],
  ['orders', 'list', { workspaceId: null }],
  ['orders', 'document', 7],
  ['comments', 'document', 7],
  ['comments', 'document', 8],
  ['publications', 7],
  ['tasks', 'list', 'entries'],
  ['campaigns', 'one', 2],
  ['category-cards', 'list', 1],
  ['translation-requests', 'list'],
  ['tasks', 'one', 3],
  ['tasks', 'one', 4],
  ['weekly-uses', 'seo_article'],
  ['weekly-uses', 'job_posting'],
];

/** Keys that are stale after an action. */
async function staleAfter(act: (client: QueryClient) => Promise<void>): Promise<QueryKey[]> {
  const client = new QueryClient();
  for (const key of known) client.setQueryData(key, 'known');
  await act(client);
  return known.filter((key) => client.getQueryState(key)?.isInvalidated);
}

it('asks again for the caller, the documents and the uses of the ordered tool alone', async () => {
  expect(await staleAfter((client) => invalidate(client, 'order.placed', { tool: 'seo_article' }))).toEqual([
    ['me'],
    ['me', 'workspaces'],
    ['orders', 'list', { workspaceId: null }],
    ['orders', 'document', 7],
    ['weekly-uses', 'seo_article'],
  ]);
});

it('asks for rows that name why a document is on hold or failed, when it changed', async () => {
  expect(await staleAfter((client) => invalidate(client, 'order.changed'))).toEqual([
    ['me'],
    ['me', 'workspaces'],
    ['orders', 'list', { workspaceId: null }],
    ['orders', 'document', 7],
    ['tasks', 'list', 'entries'],
    ['campaigns', 'one', 2],
    ['category-cards', 'list', 1],
    ['translation-requests', 'list'],
  ]);
});

it('asks for comments of a saved document only where it has some, and never for the document itself', async () => {
  const save = (hasComments: boolean) =>
    staleAfter((client) => invalidate(client, 'document.saved', { orderDetailId: 7, hasComments, taskId: null }));
  expect(await save(false)).toEqual([
    ['orders', 'list', { workspaceId: null }],
    ['publications', 7],
  ]);
  expect(await save(true)).toEqual([
    ['orders', 'list', { workspaceId: null }],
    ['comments', 'document', 7],
    ['publications', 7],
  ]);
});

it('asks for the task of a saved document again: a save may reopen its steps', async () => {
  const saved = await staleAfter((client) =>
    invalidate(client, 'document.saved', { orderDetailId: 7, hasComments: false, taskId: 3 }),
  );
  expect(saved).toContainEqual(['tasks', 'one', 3]);
  expect(saved).not.toContainEqual(['tasks', 'one', 4]);
});

it.each(['rewrite.done', 'workspace.lost'] satisfies Action[])('leaves lists of the caller alone after %s', async (action) => {
  expect(await staleAfter((client) => invalidate(client, action))).toEqual([['me']]);
});
