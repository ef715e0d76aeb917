// What happened, told to whoever listens. An event is written in the transaction that made it happen and told soon after, in order,
// by one worker at a time; a listener that writes does so in the transaction that forgets the event, so that it acts once.
import type { Db } from './db/database.ts';
import { deleteEvents, insertEvent, takeEvents } from './events.queries.ts';
import type { Kernel } from './kernel.ts';

/** Names of events: `subject.past`. */
export type EventName =
  | 'order.accepted'
  | 'order.failed'
  | 'order.on_hold'
  | 'bulk_order.finished'
  | 'comment.created'
  | 'comment.mentioned'
  | 'limit.reached';

export interface RaisedEvent {
  name: EventName;
  accountId: number;
  workspaceId: number | null;
  /** Who did it, or whose order it was; null for the platform itself. */
  userId: number | null;
  impersonatorId: number | null;
  /** The order detail or comment. */
  subjectId: number | null;
  /** Names and facts that a notice or webhook shows. */
  data: Record<string, unknown>;
}

export type HeardEvent = RaisedEvent & { id: number; at: Date };

/** Hears events in order; throwing leaves them to be told again. */
export type Listener = (tx: Db, events: HeardEvent[]) => Promise<void>;

/** Writes an event down in the caller's transaction. */
export const raiseEvent = (tx: Db, event: RaisedEvent): Promise<void> => insertEvent(tx, event);

/** Events told together. */
const batchSize = 200;
/** How often is looked for new ones, in milliseconds. */
const everyMs = 1000;

/** Tells one batch; true when there may be more. */
export async function tellEvents(kernel: Kernel, listeners: Listener[]): Promise<boolean> {
  return kernel.database.transaction(async (tx) => {
    const events = await takeEvents(tx, batchSize);
    if (events.length === 0) return false;
    for (const hear of listeners) await hear(tx, events);
    await deleteEvents(tx, events);
    return events.length === batchSize;
  });
}

/** Tells events as they come until stopped. */
export function startTelling(kernel: Kernel, listeners: Listener[]): { stop: () => Promise<void> } {
  const ending = new AbortController();
  let running = Promise.resolve();
  const look = async () => {
    try {
      while (!ending.signal.aborted && (await tellEvents(kernel, listeners)));
    } catch (problem) {
      kernel.log.warn({ err: problem }, 'Events were not told; they are told again');
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, everyMs);
  return {
    stop: async () => {
      ending.abort();
      clearInterval(timer);
      await running;
    },
  };
}
