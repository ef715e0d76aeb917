// Sets links in a new text for a website, in the transaction that accepts it.
import type { Db } from '../../kernel/db/database.ts';
import { definePort } from '../../kernel/port.ts';

interface NewText {
  orderDetailId: number;
  /** Sanitised. */
  html: string;
  language: string;
}

/** Answers the text with its links. */
export const newTextLinksPort = definePort<(tx: Db, text: NewText) => Promise<string>>('writing.new-text-links');
