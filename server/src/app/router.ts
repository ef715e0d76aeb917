// All calls of the API, as the features declare them.
import type { Kernel } from '../kernel/kernel.ts';
import { rpc } from '../kernel/rpc.ts';
import { features } from './features.ts';

type RoutesOf<Declared> = Declared extends { routes: (kernel: Kernel) => infer Routes } ? Routes : never;
type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void ? All : never;
type Routes = AllOf<RoutesOf<(typeof features)[number]>>;

/** Fails to compile when a call of the contract has no handler. */
export function createRouter(kernel: Kernel) {
  const groups: Record<string, object> = {};
  for (const feature of features)
    if ('routes' in feature)
      for (const [group, routes] of Object.entries(feature.routes(kernel))) groups[group] = { ...groups[group], ...routes };
  return rpc.router(groups as Routes);
}
