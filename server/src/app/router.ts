// All calls of the API, each feature's under its name in the contract.

import { platformRoutes } from '../features/platform/platform.routes.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';
import type { Kernel } from '../kernel/kernel.ts';

export function createRouter(kernel: Kernel) {
  return { session: sessionRoutes(kernel), platform: platformRoutes(kernel) };
}
