// All calls of the API, each feature's under its name in the contract.
import { modelRoutes } from '../features/models/models.routes.ts';
import { mediaOrderRoutes, orderRoutes } from '../features/orders/orders.routes.ts';
import { platformRoutes } from '../features/platform/platform.routes.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';
import { toolRoutes } from '../features/tools/tools.routes.ts';
import { usageRoutes } from '../features/usage/usage.routes.ts';
import { userRoutes } from '../features/users/users.routes.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { rpc } from '../kernel/rpc.ts';

/** Fails to compile when a call of the contract has no handler. */
export function createRouter(kernel: Kernel) {
  return rpc.router({
    session: sessionRoutes(kernel),
    users: userRoutes(kernel),
    tools: toolRoutes(kernel),
    orders: orderRoutes(kernel),
    mediaOrders: mediaOrderRoutes(kernel),
    admin: { ...modelRoutes(kernel), ...usageRoutes(kernel) },
    platform: platformRoutes(kernel),
  });
}
