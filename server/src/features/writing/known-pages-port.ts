// Pages of the customer's own website that an order is written from, besides the sources that were chosen for it.
import type { SourceText } from '@folio/engine/engine-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { definePort } from '../../kernel/port.ts';
import type { attempts } from '../orders/index.ts';
import { keepPage } from '../sources/index.ts';

export type KnownPage = Omit<SourceText, 'id' | 'isOwn'>;

/** Answers the texts for an order detail as they were last read, in the order in which they matter; none for most orders. */
export const knownPagesPort = definePort<(kernel: Kernel, orderDetailId: number) => Promise<KnownPage[]>>('writing.known-pages');

/** What is known of the customer's own pages, kept as sources that passages can be cited from. */
export async function readKnownPages(
  kernel: Kernel,
  { id, account_id: accountId, user_id: userId }: attempts.Attempt,
): Promise<SourceText[]> {
  const pages = await knownPagesPort.of(kernel)(kernel, id);
  return Promise.all(
    pages.map(async (page) => ({ ...page, isOwn: true, id: await keepPage(kernel, { accountId, userId }, page) })),
  );
}
