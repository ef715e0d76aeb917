// Calls on cards of figures.
import { type WidgetName, widgetNames } from '@folio/contract/widget-words';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { readWidgets } from './read-widgets.ts';
import { findDashboard, saveDashboard } from './widgets.queries.ts';

/** Names that there are, each once; a card that was taken out of the product is left out. */
const known = (names: readonly string[]): WidgetName[] => widgetNames.filter((name) => names.includes(name));
const inOrder = (names: readonly string[]): WidgetName[] =>
  known(names).toSorted((one, other) => names.indexOf(one) - names.indexOf(other));

export function widgetRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    show: rpc.widgets.show.handler(async ({ context: { actor }, input }) => {
      scopeOf(actor, input.workspace_id);
      return readWidgets(kernel, actor, { ...input, names: inOrder(input.names) });
    }),
    showDashboard: rpc.widgets.showDashboard.handler(async ({ context: { actor }, input }) => ({
      names: inOrder(await findDashboard(database, scopeOf(actor, input.workspace_id))),
    })),
    saveDashboard: rpc.widgets.saveDashboard.handler(async ({ context: { actor }, input }) => {
      const names = inOrder(input.names);
      await saveDashboard(database, scopeOf(actor, input.workspace_id), names);
      return { names };
    }),
  };
}
