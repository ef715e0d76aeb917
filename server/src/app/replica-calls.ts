// Which calls may be answered from a read replica: every GET of a known caller, but for those that write or that show how someone is known.
import type { ApiCall } from './api-calls.ts';

/** Calls of these groups ask the primary: sessions are what calls are allowed by, exports of data are recorded in the audit log. */
const groups: ReadonlySet<string> = new Set(['session', 'privacy']);

/** GET calls that write: an entry of the audit log, and conflicts that are found while they are listed. */
const writing: ReadonlySet<string> = new Set(['auditLog.exportLog', 'keywordConflicts.show']);

export const mayReadReplica = ({ feature, name, method, declared }: Pick<ApiCall, 'feature' | 'name' | 'method' | 'declared'>) =>
  method === 'GET' && declared.meta.access !== 'public' && !groups.has(feature) && !writing.has(`${feature}.${name}`);
