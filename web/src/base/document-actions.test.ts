import type { OrderRow } from '@folio/contract/document-shapes';
import { expect, it } from 'vitest';
import { type ActionSurface, actionsFor } from './document-actions.ts';

const nothing = { edit: false, delete: false, move: false, download: false, retry: false, cancel: false };
const order = (can: Partial<OrderRow['can']>) => ({ status: 'accepted', can: { ...nothing, ...can } }) as unknown as OrderRow;
const everything = order({ edit: true, delete: true, move: true, download: true, retry: true, cancel: true });
const idsFor = (place: ActionSurface, ...orders: OrderRow[]) => actionsFor(place, orders).map(({ id }) => id);

it('lists the actions of each place in its order', () => {
  expect(idsFor('row', everything)).toEqual(['open', 'rename', 'retry', 'cancel', 'duplicate', 'move', 'download', 'delete']);
  expect(idsFor('selection', everything)).toEqual(['move', 'download', 'delete']);
  expect(idsFor('page', everything)).toEqual(['saveVersion', 'publish', 'duplicate', 'delete']);
});

it('offers only what the server allows, for those documents that it allows it for', () => {
  expect(idsFor('row', order({}))).toEqual(['open', 'duplicate']);
  const movable = order({ move: true });
  const actions = actionsFor('selection', [movable, order({ delete: true }), order({})]);
  expect(actions.map(({ id, orders }) => [id, orders.length])).toEqual([
    ['move', 1],
    ['delete', 1],
  ]);
  expect(actions[0]?.orders).toEqual([movable]);
});
