// Inbox: features declare providers, which compute items from their own rows. Only the user's actions are stored.
import type { InboxItem } from '@folio/contract/inbox';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Actor } from './actor.ts';
import type { Db } from './db/database.ts';
import { definePort } from './port.ts';

/** The reason of an inbox item, without the user's actions on it. Sentences are made only for shown items. */
export interface InboxReason extends Omit<InboxItem, 'title' | 'reason' | 'at' | 'is_read' | 'snoozed_until' | 'done_at'> {
  at: Date;
  words: (language: InterfaceLanguage) => Pick<InboxItem, 'title' | 'reason'>;
}

/** The owner of the inbox, and the impersonator for reviews of their own work. */
export type InboxReader = Pick<Actor, 'id' | 'accountId' | 'role' | 'workspaceIds' | 'isAdmin' | 'staffScope' | 'impersonator'>;

/** One indexed query, of at most `maxInboxItems` rows: it runs with every count. */
export interface InboxProvider {
  readonly name: string;
  readonly list: (db: Db, reader: InboxReader, now: Date) => Promise<InboxReason[]>;
}

export const inboxProviders = definePort<readonly InboxProvider[]>('inbox providers');
