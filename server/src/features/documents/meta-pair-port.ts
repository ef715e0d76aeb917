import type { Db } from '../../kernel/db/database.ts';
import { definePort } from '../../kernel/port.ts';

export interface MetaPair {
  metaTitle: string;
  metaDescription: string;
}

/** Answers the meta title and description that go out instead of the document's own; null where its own do. */
export const metaPairPort = definePort<(db: Db, orderDetailId: number) => Promise<MetaPair | null>>('documents.meta_pair');
