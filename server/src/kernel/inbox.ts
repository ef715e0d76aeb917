// Inbox: features declare providers, which compute items from their own rows. Only the user's actions are stored.
import type { InboxItem } from '@folio/contract/inbox';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Actor } from './actor.ts';
import type { Db } from './db/database.ts';
import { definePort } from './port.ts';

/** Why something waits for a person, without what they did with it. Sentences are made only for items that are shown. */
export interface InboxReason extends Omit<InboxItem, 'title' | 'reason' | 'at' | 'is_read' | 'snoozed_until' | 'done_at'> {
  at: Date;
  words: (language: InterfaceLanguage) => Pick<InboxItem, 'title' | 'reason'>;
}

/** Whose inbox it is; who acts as them for reviews of their own work. */
export type InboxReader = Pick<Actor, 'id' | 'accountId' | 'role' | 'workspaceIds' | 'isAdmin' | 'staffScope' | 'impersonator'>;

/** One indexed query, of at most `maxInboxItems` rows: it runs with every count. */
export interface InboxProvider {
  readonly name: string;
  readonly list: (db: Db, reader: InboxReader, now: Date) => Promise<InboxReason[]>;
}

export const inboxProviders = definePort<readonly InboxProvider[]>('inbox providers');
