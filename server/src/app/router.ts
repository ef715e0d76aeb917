// All calls of the API, each feature's under its name in the contract.
import { modelRoutes } from '../features/models/models.routes.ts';
import { orderRoutes } from '../features/orders/orders.routes.ts';
import { platformRoutes } from '../features/platform/platform.routes.ts';
import { seatRoutes } from '../features/seats/seats.routes.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';
import { toolRoutes } from '../features/tools/tools.routes.ts';
import { usageRoutes } from '../features/usage/usage.routes.ts';
import { userRoutes } from '../features/users/users.routes.ts';
import { workspaceRoutes } from '../features/workspaces/workspaces.routes.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { rpc } from '../kernel/rpc.ts';

/** Fails to compile when a call of the contract has no handler. */
export function createRouter(kernel: Kernel) {
  return rpc.router({
    session: sessionRoutes(kernel),
    users: userRoutes(kernel),
    tools: toolRoutes(kernel),
    orders: orderRoutes(kernel),
    admin: { ...modelRoutes(kernel), ...usageRoutes(kernel) },
    platform: platformRoutes(kernel),
    workspaces: workspaceRoutes(kernel),
    seats: seatRoutes(kernel),
  });
}
