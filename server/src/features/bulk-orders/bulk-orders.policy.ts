// Rights over bulk orders, as sentences. Members of the place see them; their author and managers steer and approve them.
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { can, isInReach, type Scoped } from '../../kernel/policy.ts';
import { workspaceRights } from '../workspaces/index.ts';
import { type BulkOrderRow, findBulkOrder } from './bulk-orders.queries.ts';

const canView = (actor: Actor, order: Scoped) => isInReach(actor, order);

const canControl = (actor: Actor, order: Scoped) =>
  canView(actor, order) && (order.user_id === actor.id || can(actor, workspaceRights.manageDocuments));

/** Actions the actor can take on a bulk order and its rows now; `counts` are its rows by state. */
export function abilities(actor: Actor, order: Scoped & Pick<BulkOrderRow, 'state'>, counts: Record<string, number>) {
  const controls = canControl(actor, order);
  const has = (...states: string[]) => states.some((state) => (counts[state] ?? 0) > 0);
  return {
    pause: controls && order.state === 'running' && has('waiting'),
    resume: controls && order.state === 'paused',
    cancel: controls && has('waiting', 'on_hold'),
    retry: controls && has('failed'),
    approve: controls && has('ready', 'approved'),
    export: canView(actor, order),
  };
}

/** The bulk order where the actor may see it; 404 otherwise. */
export async function getVisibleBulkOrder(kernel: Kernel, actor: Actor, id: number): Promise<BulkOrderRow> {
  const order = await findBulkOrder(kernel.database, { id });
  if (!order || !canView(actor, order)) throw notFound();
  return order;
}

/** The bulk order where the actor may steer it; 404 for one they do not see, 403 for a colleague's. */
export async function getOwnBulkOrder(kernel: Kernel, actor: Actor, id: number): Promise<BulkOrderRow> {
  const order = await getVisibleBulkOrder(kernel, actor, id);
  if (!canControl(actor, order)) throw forbidden();
  return order;
}
