// "Replace with the final URL": a run over the texts with links to a redirect, so that they lead to its end.
import { linkLimits } from '@folio/contract/link-words';
import { sameAddress } from '@folio/engine/links/same-address';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { getManagedWebsite } from '../core/links.policy.ts';
import { listDocumentsLinking } from '../core/text-subjects.queries.ts';
import { lockLinks } from '../rules/link-rules.queries.ts';
import { listSuggestionsByIds } from '../suggestions/suggestions.queries.ts';
import { insertWanted, type WantedSuggestion } from '../suggestions/wanted-suggestions.queries.ts';
import { readTexts, saveRun } from './create-run.ts';
import { linksToMove, type NewTarget } from './move-links.ts';
import { listRedirects, listTextsLinking } from './redirects.queries.ts';

/** Texts that one run changes. */
const maxTexts = 500;

/**
 * Makes a run as a preview. Without ids it is of all redirects of the website, at most 500. Throws 404 where a page is none of its redirects,
 * 409 where no text links to one.
 */
export async function replaceRedirects(
  kernel: Kernel,
  actor: Actor,
  call: { website_id: number; page_url_ids?: number[] | undefined },
  keep: Keep<number>,
): Promise<number> {
  const { database } = kernel;
  const website = await getManagedWebsite(kernel, actor, call.website_id);
  const wantedIds = call.page_url_ids && call.page_url_ids.length > 0 ? [...new Set(call.page_url_ids)] : null;
  const redirects = await listRedirects(database, website.id, wantedIds);
  if (wantedIds && redirects.length < wantedIds.length) throw notFound();
  // If a redirect ends at a page that does not respond, its links are no better there.
  const open = redirects.filter(({ is_open: isOpen }) => isOpen);
  const targets = new Map(
    open.map((page): [string, NewTarget] => [
      sameAddress(page.url),
      { pageId: page.final_page_id, url: page.final_url, detail: page.url },
    ]),
  );
  const texts = await listTextsLinking(
    database,
    website.id,
    open.map(({ id }) => id),
  );
  const known = new Set(texts.flatMap(({ order_detail_id: id }) => id ?? []));
  const drafts = await listDocumentsLinking(
    database,
    website,
    open.map(({ url }) => url),
  );
  const asDrafts = drafts.filter((id) => !known.has(id)).map((id) => ({ page_url_id: null, order_detail_id: id }));
  const found: WantedSuggestion[] = [];
  for (const of of [...texts, ...asDrafts].slice(0, maxTexts)) found.push(...(await linksToMove(database, website, of, targets)));
  if (found.length === 0) throw conflict('no_suggestions');
  const ids = await database.transaction(async (tx) => {
    // As every run: without it two calls wait for each other's suggestions crosswise.
    if (!(await lockLinks(tx, website.id))) throw notFound();
    return insertWanted(tx, found.slice(0, linkLimits.suggestions));
  });
  if (ids.length === 0) throw conflict('no_suggestions');
  const title = message('link_run_redirects', actor.language);
  const read = await readTexts(kernel, website, await listSuggestionsByIds(database, ids));
  return saveRun(kernel, actor, website, { mode: 'selection', title, texts: read }, keep);
}
