import type { OrderRow } from '@folio/contract/document-shapes';
import { expect, it, vi } from 'vitest';
import { type ActionId, type ActionSurface, documentActionsFor } from './document-actions.ts';

const nothing = { edit: false, delete: false, move: false, download: false, retry: false, cancel: false };
const order = (can: Partial<OrderRow['can']>) => ({ status: 'accepted', can: { ...nothing, ...can } }) as unknown as OrderRow;
const everything = order({ edit: true, delete: true, move: true, download: true, retry: true, cancel: true });
const ids: ActionId[] = [
  'open',
  'rename',
  'retry',
  'cancel',
  'saveVersion',
  'publish',
  'proofread',
  'duplicate',
  'move',
  'download',
  'delete',
];
const t = ((key: string) => key) as unknown as Parameters<typeof documentActionsFor>[2];
const run = vi.fn<(id: ActionId, orders: OrderRow[]) => void>();
const effects = Object.fromEntries(ids.map((id) => [id, (orders: OrderRow[]) => ({ run: () => run(id, orders) })]));
const actionsFor = (surface: ActionSurface, ...orders: OrderRow[]) => documentActionsFor(surface, orders, t, effects);
const idsFor = (surface: ActionSurface, ...orders: OrderRow[]) => actionsFor(surface, ...orders).map(({ id }) => id);

it('lists the actions of each place in its order', () => {
  expect(idsFor('row', everything)).toEqual(['open', 'rename', 'retry', 'cancel', 'duplicate', 'move', 'download', 'delete']);
  expect(idsFor('selection', everything)).toEqual(['move', 'download', 'delete']);
  expect(idsFor('page', everything)).toEqual([
    'retry',
    'cancel',
    'saveVersion',
    'publish',
    'proofread',
    'duplicate',
    'download',
    'delete',
  ]);
});

it('leaves out what has no effect there', () => {
  const effect = () => ({ run: () => undefined });
  expect(documentActionsFor('page', [everything], t, { publish: effect, delete: effect }).map(({ id }) => id)).toEqual([
    'publish',
    'delete',
  ]);
});

it('offers only what the server allows, for those documents that it allows it for', () => {
  expect(idsFor('row', order({}))).toEqual(['open', 'duplicate']);
  const movable = order({ move: true });
  const deletable = order({ delete: true });
  const actions = actionsFor('selection', movable, deletable, order({}));
  expect(actions.map(({ id }) => id)).toEqual(['move', 'delete']);
  for (const action of actions) if ('run' in action) action.run();
  expect(run.mock.calls).toEqual([
    ['move', [movable]],
    ['delete', [deletable]],
  ]);
});
