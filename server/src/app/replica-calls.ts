// Which calls may be answered from a read replica: every GET of a known caller, but for those that write or that show how someone is known.
import type { ApiCall } from './api-calls.ts';

/** Calls of these groups ask the primary: sessions and rights hold at once. */
const groups: ReadonlySet<string> = new Set(['session', 'seats', 'privacy']);

/** GET calls that write, each with what. */
const writing: ReadonlySet<string> = new Set<string>([]);

export const mayReadReplica = ({ feature, name, method, declared }: Pick<ApiCall, 'feature' | 'name' | 'method' | 'declared'>) =>
  method === 'GET' && declared.meta.access !== 'public' && !groups.has(feature) && !writing.has(`${feature}.${name}`);
