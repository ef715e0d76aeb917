import type { SourceText } from '@folio/engine/core/engine-types';
import { detectLanguage } from '@folio/engine/text/detect-language';
import type { Kernel } from '../../kernel/kernel.ts';
import { insertSource } from './sources.queries.ts';

/** Keeps a page that was read for an order as an unlisted source. */
export async function savePage(
  kernel: Kernel,
  owner: { accountId: number; userId: number },
  page: Omit<SourceText, 'id'>,
): Promise<number> {
  return insertSource(kernel.database, {
    account_id: owner.accountId,
    user_id: owner.userId,
    type: 'url',
    name: page.title,
    url: page.url,
    text: page.text,
    state: 'ready',
    language: await detectLanguage(page.text),
  });
}
