// Pages of the customer's own website that an order is written from, besides the sources that were chosen for it.
import type { SourceText } from '@folio/engine/core/engine-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { definePort } from '../../kernel/port.ts';
import type { attempts } from '../orders/index.ts';
import { savePage } from '../sources/index.ts';

export type KnownPage = Omit<SourceText, 'id' | 'isOwn'>;

/** Answers the texts for an order detail as they were last read, in the order in which they matter; none for most tools. */
export const knownPagesPort =
  definePort<(kernel: Kernel, detail: Pick<attempts.Attempt, 'id' | 'tool_slug'>) => Promise<KnownPage[]>>('writing.known-pages');

/** Website pages stored as sources that passages can be cited from. */
export async function readKnownPages(kernel: Kernel, attempt: attempts.Attempt): Promise<SourceText[]> {
  const { account_id: accountId, user_id: userId } = attempt;
  const pages = await knownPagesPort.of(kernel)(kernel, attempt);
  return Promise.all(
    pages.map(async (page) => ({ ...page, isOwn: true, id: await savePage(kernel, { accountId, userId }, page) })),
  );
}
