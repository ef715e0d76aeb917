// Which calls may be answered from a read replica: every GET of a known caller, but for those that show how someone is known or send all their data.
import type { ApiCall } from './api-calls.ts';

/** Calls of these groups use the primary: sessions permit calls, and data exports go on after the response has begun. */
const groups: ReadonlySet<string> = new Set(['session', 'privacy']);

export const canReadReplica = ({ feature, method, declared }: Pick<ApiCall, 'feature' | 'method' | 'declared'>) =>
  method === 'GET' && declared.meta.access !== 'public' && !groups.has(feature);
