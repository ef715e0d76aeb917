// Promoting gives a soft keyword a target; demoting takes it away. Cards are named, never changed.
import { isBlankKeyword } from '@folio/contract/link-words';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { authorize } from '../../kernel/policy.ts';
import { linkRules } from '../links/index.ts';
import { clearPrimaryKeyword, getVisiblePage, lockPages, pageRights, pagesRead, setPrimaryKeyword } from '../pages/index.ts';
import { getVisibleWebsite, type WebsiteRow } from '../websites/index.ts';
import { outdateCardsWith } from './category-cards.queries.ts';
import { reindexKeywords } from './index-keywords.ts';
import { listKnownKeywords } from './known-keywords.queries.ts';

export interface Promotion {
  website_id: number;
  keyword: string;
  page_url_id?: number | null | undefined;
  custom_url?: string | null | undefined;
  create_rule: boolean;
  find_links: boolean;
}

const scopeOfWebsite = (website: WebsiteRow) => ({
  accountId: website.account_id,
  workspaceId: website.workspace_id,
  userId: website.user_id,
});

const keywordIn = (actor: Actor, text: string): string => {
  const keyword = text.trim().replace(/\s+/g, ' ').toLowerCase();
  if (isBlankKeyword(keyword))
    throw invalid([{ field: 'keyword', code: 'literal', params: { text: message('card_keyword_required', actor.language) } }]);
  return keyword;
};

/**
 * Makes the rule or the page's primary keyword, and marks cards that use the keyword without a link as outdated. Throws 409 where it is linked
 * already, 422 at `page_url_id` or `custom_url` for a target that does not answer or is none.
 */
export async function promoteKeyword(kernel: Kernel, actor: Actor, call: Promotion) {
  authorize(actor, pageRights.manage);
  const website = await getVisibleWebsite(kernel, actor, call.website_id);
  const keyword = keywordIn(actor, call.keyword);
  const scope = scopeOfWebsite(website);
  const refuseLinked = async (db: Db) => {
    const before = (await listKnownKeywords(db, scope, [website.id])).find((one) => one.keyword === keyword);
    if (before?.kind === 'linked') throw conflict('already_linked', { keyword, url: before.targetUrl ?? '' });
  };
  await refuseLinked(kernel.database);
  const page = call.page_url_id ? await getVisiblePage(kernel, actor, call.page_url_id) : null;
  const isRule = call.create_rule || page === null;
  const ruleId = isRule
    ? await linkRules.createRule(
        kernel,
        actor,
        {
          website_id: website.id,
          keyword,
          match: 'phrase_plural',
          ...(page ? { page_url_id: page.id } : { custom_url: call.custom_url ?? '' }),
        },
        () => Promise.resolve(),
      )
    : null;
  const url = page?.url ?? call.custom_url?.trim() ?? '';
  const outdated = await linkRules.changingRules(kernel, async (tx) => {
    if (!isRule && page) {
      if (page.http_state !== 200)
        throw invalid([
          {
            field: 'page_url_id',
            code: 'literal',
            params: { text: message('link_page_answers', actor.language, { state: page.http_state ?? page.state }) },
          },
        ]);
      await lockPages(tx, website.id);
      await refuseLinked(tx);
      if (!(await setPrimaryKeyword(tx, page.id, keyword))) throw notFound();
      await dispatch(kernel, tx, pagesRead, { websiteId: website.id, pageIds: [page.id] });
    }
    await reindexKeywords(kernel, tx, scope, { keywords: [keyword], language: website.language });
    return outdateCardsWith(tx, scope, keyword, `keyword_promoted:${keyword}`);
  });
  if (call.find_links) await linkRules.repeatSearch(kernel, actor, website.id);
  return {
    link: ruleId === null ? null : { id: ruleId, keyword, url },
    keyword: { keyword, url, page_url_id: page?.id ?? null, count: 0 },
    outdatedCards: outdated,
  };
}

/** Deletes the rule of a keyword and takes it from the pages that have it as their primary keyword. Throws 404 where it is not linked. */
export async function demoteKeyword(kernel: Kernel, actor: Actor, call: { website_id: number; keyword: string }) {
  authorize(actor, pageRights.manage);
  const website = await getVisibleWebsite(kernel, actor, call.website_id);
  const keyword = keywordIn(actor, call.keyword);
  await linkRules.changingRules(kernel, async (tx) => {
    await lockPages(tx, website.id);
    const rules = await linkRules.deleteRulesOf(tx, website.id, keyword);
    const pageIds = await clearPrimaryKeyword(tx, website.id, keyword);
    if (rules + pageIds.length === 0) throw notFound();
    if (pageIds.length > 0) await dispatch(kernel, tx, pagesRead, { websiteId: website.id, pageIds });
    await reindexKeywords(kernel, tx, scopeOfWebsite(website), { keywords: [keyword], language: website.language });
  });
  return { keyword, count: 0 };
}
