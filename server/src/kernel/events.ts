// Events with a typed payload, handled by the features that need them. Two ways: a handler runs in the transaction that made it
// happen; a listener gets events that were written down there, soon after and in order, from one worker at a time.
import type * as z from 'zod';
import { type Db, isDatabaseLost } from './db/database.ts';
import { deferEvent, deleteEvents, insertEvents, listNextEvents } from './events.queries.ts';
import type { EventHandler, Kernel } from './kernel.ts';
import type { PastEvent, RaisedEvent } from './raised-event.ts';

/** A kind of event: its name, `subject.past`, and its payload. */
export interface EventType<Data> {
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  /** Which feature's handler runs first: that of the lowest layer, or of the top one. */
  readonly order: 'bottom-up' | 'top-down';
}

/** Declares a kind of event, beside the feature in which it happens. */
export const defineEvent = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  { order = 'bottom-up' }: Partial<Pick<EventType<unknown>, 'order'>> = {},
): EventType<z.output<Schema>> => ({ name, schema: schema as z.ZodType<z.output<Schema>>, order });

/** Declares a handler that runs in the transaction that dispatches the event. Its errors roll the transaction back. */
export const onEvent = <Data>(
  type: EventType<Data>,
  handle: (kernel: Kernel, tx: Db, data: Data) => Promise<void>,
): EventHandler => ({ name: type.name, handle });

/** Runs the event's handlers one after the other, in the order of `app/features.ts` or, where the event says so, against it. */
export async function dispatch<Data>(kernel: Kernel, tx: Db, type: EventType<Data>, data: Data): Promise<void> {
  const handlers = type.order === 'top-down' ? kernel.eventHandlers.toReversed() : kernel.eventHandlers;
  for (const { name, handle } of handlers)
    if (name === type.name) await (handle as (kernel: Kernel, tx: Db, data: Data) => Promise<void>)(kernel, tx, data);
}

/** Gets events in order, several or one; throwing leaves them to be delivered again. */
export type EventSubscriber = (tx: Db, events: PastEvent[]) => Promise<void>;

/** Writes an event down in the caller's transaction. */
export const raiseEvent = <Data extends object>(tx: Db, type: EventType<Data>, event: RaisedEvent<Data>): Promise<void> =>
  raiseEvents(tx, type, [event]);

/** The same of several events of one kind, in their order. */
export const raiseEvents = <Data extends object>(
  tx: Db,
  type: EventType<Data>,
  events: readonly RaisedEvent<Data>[],
): Promise<void> =>
  insertEvents(
    tx,
    type.name,
    events.map((event) => ({ ...event, data: Object.fromEntries(Object.entries(event.data)) })),
  );

/** The payload where the event is of this kind; null for another kind, and for one of an earlier release that no longer fits. */
export function payloadOf<Data>(type: EventType<Data>, event: PastEvent): Data | null {
  if (event.name !== type.name) return null;
  const { data } = type.schema.safeParse(event.data);
  return data ?? null;
}

/** Events delivered together. */
const batchSize = 200;
/** Time between two looks for new ones, in milliseconds. */
const pollMs = 1000;

/** Events that fail one after another before a turn ends: then it is hardly the events. */
const maxFailures = 20;

/** Delivers events in one transaction; true when there may be more. `onRead` gets them before anybody else. */
function deliverTogether(
  kernel: Kernel,
  subscribers: EventSubscriber[],
  limit: number,
  onRead?: (events: PastEvent[]) => void,
): Promise<boolean> {
  return kernel.database.transaction(async (tx) => {
    const events = await listNextEvents(tx, limit);
    onRead?.(events);
    if (events.length === 0) return false;
    for (const listen of subscribers) await listen(tx, events);
    await deleteEvents(tx, events);
    return events.length === limit;
  });
}

/** Delivers one event by itself; one that fails is put off. True where it was delivered, null where there is none. */
async function deliverApart(kernel: Kernel, subscribers: EventSubscriber[]): Promise<boolean | null> {
  let event: PastEvent | undefined;
  try {
    await deliverTogether(kernel, subscribers, 1, ([first]) => {
      event = first;
    });
    return event ? true : null;
  } catch (problem) {
    if (!event || isDatabaseLost(problem)) throw problem;
    kernel.log.error({ err: problem, event: event.name, eventId: event.id }, 'An event was not delivered; it is put off');
    await deferEvent(kernel.database, event);
    return false;
  }
}

/**
 * Delivers one batch; true when there may be more. Where a batch fails, its events are delivered one by one, so that one that fails every
 * time holds nobody else's up: it is put off and tried again, behind those that came after it.
 */
export async function deliverEvents(kernel: Kernel, subscribers: EventSubscriber[]): Promise<boolean> {
  try {
    return await deliverTogether(kernel, subscribers, batchSize);
  } catch (problem) {
    if (isDatabaseLost(problem)) throw problem;
    kernel.log.warn({ err: problem }, 'Events were not delivered together; they are delivered one by one');
  }
  let failures = 0;
  for (let turn = 0; turn < batchSize && failures < maxFailures; turn += 1) {
    const isDelivered = await deliverApart(kernel, subscribers);
    if (isDelivered === null) return false;
    failures = isDelivered ? 0 : failures + 1;
  }
  return failures < maxFailures;
}

/** Delivers events as they come until stopped. */
export function startDelivering(kernel: Kernel, subscribers: EventSubscriber[]): { stop: () => Promise<void> } {
  const ending = new AbortController();
  let running = Promise.resolve();
  const deliverDue = async () => {
    try {
      while (!ending.signal.aborted && (await deliverEvents(kernel, subscribers)));
    } catch (problem) {
      kernel.log.warn({ err: problem }, 'Events were not delivered; they are delivered again');
    }
  };
  const timer = setInterval(() => {
    running = running.then(deliverDue);
  }, pollMs);
  return {
    stop: async () => {
      ending.abort();
      clearInterval(timer);
      await running;
    },
  };
}
