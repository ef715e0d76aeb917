// Inbox items of a user, with the user's actions on them.
import type { InboxCounts, InboxItem } from '@folio/contract/inbox';
import type { InboxState } from '@folio/contract/inbox-words';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Db } from '../../kernel/db/database.ts';
import { type InboxProvider, type InboxReader, type InboxReason, inboxProviders } from '../../kernel/inbox.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { listStates, type StateRow } from './inbox.queries.ts';

export interface InboxEntry {
  reason: InboxReason;
  state: InboxState;
  isRead: boolean;
  saved: StateRow | undefined;
}

const stateOf = (saved: StateRow | undefined, now: Date): InboxState => {
  if (saved?.done_at) return 'done';
  return saved?.snoozed_until && saved.snoozed_until > now ? 'snoozed' : 'todo';
};

/** Sent in one packet to the database. */
const listReasons = (providers: readonly InboxProvider[], reader: InboxReader, now: Date) =>
  providers.map((provider) => (db: Db) => provider.list(db, reader, now));

async function withStates(db: Db, userId: number, reasons: readonly InboxReason[], now: Date): Promise<InboxEntry[]> {
  const states = await listStates(
    db,
    userId,
    reasons.map(({ key }) => key),
  );
  return reasons
    .map((reason) => {
      const saved = states.get(reason.key);
      return { reason, saved, state: stateOf(saved, now), isRead: saved?.read_at != null };
    })
    .sort((one, other) => other.reason.at.getTime() - one.reason.at.getTime() || (one.reason.key < other.reason.key ? -1 : 1));
}

/** Everything that waits for a person, the newest first. */
export async function listInbox(kernel: Kernel, reader: InboxReader): Promise<InboxEntry[]> {
  const now = kernel.clock.now();
  const reasons = await kernel.database.together(listReasons(inboxProviders.of(kernel), reader, now));
  return withStates(kernel.database, reader.id, reasons.flat(), now);
}

export function countInbox(entries: readonly InboxEntry[]): InboxCounts {
  const open = entries.filter(({ state }) => state === 'todo');
  return { todo: open.length, unread: open.filter(({ isRead }) => !isRead).length };
}

export function presentItem({ reason, isRead, saved, state }: InboxEntry, language: InterfaceLanguage): InboxItem {
  const { words, at, ...facts } = reason;
  return {
    ...facts,
    ...words(language),
    at: at.toISOString(),
    is_read: isRead,
    snoozed_until: state === 'snoozed' ? (saved?.snoozed_until?.toISOString() ?? null) : null,
    done_at: saved?.done_at?.toISOString() ?? null,
  };
}
