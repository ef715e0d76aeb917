/** Scope, actor and payload. */
export interface RaisedEvent<Data = Record<string, unknown>> {
  accountId: number;
  workspaceId: number | null;
  /** The acting user, or the owner of the order; null for the platform itself. */
  userId: number | null;
  impersonatorId: number | null;
  /** The order detail or comment. */
  subjectId: number | null;
  /** Names and facts that a notification or webhook shows. */
  data: Data;
}

/** An event as listeners get it. */
export type PastEvent<Data = Record<string, unknown>> = RaisedEvent<Data> & { id: number; name: string; at: Date };
