// Calls on suggestions.

import type { linkSearchSchema } from '@folio/contract/link-suggestions';
import { suggestionStates } from '@folio/contract/link-words';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findMessage, message } from '../../kernel/messages/messages.ts';
import { authorize, scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { getVisibleDetail } from '../documents/index.ts';
import { pageRights } from '../pages/index.ts';
import { listWebsites } from '../websites/index.ts';
import { getLinkWebsite, linkAbilities } from './core/links.policy.ts';
import { findPage, maxLinksOf } from './core/page-reads.queries.ts';
import { countLinks } from './link-counts.queries.ts';
import { searchTargets } from './sources/search-targets.ts';
import { requestSearch, whyNoLinks } from './suggestions/find-links.ts';
import { presentSuggestion } from './suggestions/present-suggestions.ts';
import {
  decideSuggestions,
  findSearch,
  type LinkSearchRow,
  listSuggestions,
  listSuggestionsByIds,
} from './suggestions/suggestions.queries.ts';

/** Maximum number of websites with suggestions on a document's page. */
const maxWebsites = 100;

function presentSearch(search: LinkSearchRow | null, actor: Actor): z.infer<typeof linkSearchSchema> {
  if (!search) return { state: 'none', done: 0, total: 0, problem: null, ended_at: null };
  const { state, done, total, problem, ended_at: endedAt } = search;
  const sentence = problem === null ? null : findMessage(problem.toLowerCase(), actor.language);
  return {
    state,
    done,
    total,
    problem: problem === null ? null : (sentence ?? problem),
    ended_at: endedAt?.toISOString() ?? null,
  };
}

/** Websites of a call's suggestions: the named one, that of the page, or all of the document's scope. */
async function websitesOf(
  kernel: Kernel,
  actor: Actor,
  call: { website_id?: number | undefined; page_url_id?: number | undefined; order_detail_id?: number | undefined },
): Promise<number[]> {
  const { website_id: websiteId, page_url_id: pageId, order_detail_id: detailId } = call;
  const detail = detailId === undefined ? null : await getVisibleDetail(kernel, actor, detailId);
  const page = pageId === undefined ? null : await findPage(kernel.database, pageId);
  if (pageId !== undefined && !page) throw notFound();
  const named = websiteId ?? page?.website_id;
  if (named !== undefined) {
    const website = await getLinkWebsite(kernel, actor, named);
    if (page && page.website_id !== website.id) throw notFound();
    return [website.id];
  }
  if (!detail) throw invalidField('website_id', 'required');
  const scope = scopeOf(actor, detail.workspace_id);
  const { rows } = await listWebsites(kernel.database, scope, { page: 1, perPage: maxWebsites });
  return rows.map(({ id }) => id);
}

/** Decides suggestions that the actor may; those out of reach are as if they were gone. Throws 404 where none is in reach. */
async function decide(kernel: Kernel, actor: Actor, call: { ids: number[]; state: 'pending' | 'approved' | 'rejected' }) {
  const rows = await listSuggestionsByIds(kernel.database, call.ids);
  const reached = new Set<number>();
  for (const websiteId of new Set(rows.map((row) => row.website_id)))
    await getLinkWebsite(kernel, actor, websiteId).then(
      ({ id }) => reached.add(id),
      () => undefined,
    );
  const mine = rows.filter((row) => reached.has(row.website_id));
  if (mine.length === 0) throw notFound();
  authorize(actor, pageRights.manage);
  const ids = mine.map(({ id }) => id);
  const decided = await decideSuggestions(kernel.database, ids, call.state, actor.id);
  const now = new Map((await listSuggestionsByIds(kernel.database, ids)).map((row) => [row.id, row.state]));
  return { decided: decided.length, left: [...new Set(call.ids)].filter((id) => now.get(id) !== call.state) };
}

/** Why the named page or document has no suggestions after a search, in the reader's language; null in all other cases. */
async function noneBecause(
  kernel: Kernel,
  actor: Actor,
  websiteId: number,
  call: { page_url_id?: number | undefined; order_detail_id?: number | undefined },
): Promise<string | null> {
  const { page_url_id: pageId = null, order_detail_id: detailId = null } = call;
  if ((pageId === null) === (detailId === null)) return null;
  const website = await getLinkWebsite(kernel, actor, websiteId);
  const key = await whyNoLinks(kernel, website, { page_url_id: pageId, order_detail_id: detailId });
  return key && message(key, actor.language);
}

export function suggestionRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    show: rpc.linkSuggestions.show.handler(async ({ context: { actor }, input }) => {
      const websiteIds = await websitesOf(kernel, actor, input);
      const [only] = websiteIds;
      const { rows, counted } = await listSuggestions(database, {
        websiteIds,
        orderDetailId: input.order_detail_id,
        pageId: input.page_url_id,
        state: input.state,
        sort: input.sort,
        minConfidence: input.min_confidence,
        page: input.page,
        perPage: input.per_page,
      });
      const ofState = new Map(counted.map((row) => [row.state, row]));
      const counts = Object.fromEntries(suggestionStates.map((state) => [state, ofState.get(state)?.count ?? 0]));
      const search = only !== undefined && websiteIds.length === 1 ? await findSearch(database, only) : null;
      return {
        link_suggestions: rows.map(presentSuggestion),
        recordsTotal: ofState.get(input.state)?.count ?? 0,
        recordsFiltered: ofState.get(input.state)?.filtered ?? 0,
        counts: counts as Record<(typeof suggestionStates)[number], number>,
        pages: ofState.get('pending')?.pages ?? 0,
        drafts: ofState.get('pending')?.drafts ?? 0,
        max_links_per_page: await maxLinksOf(database, only ?? 0),
        search: presentSearch(search, actor),
        none_because:
          search?.state === 'done' && only !== undefined && input.state === 'pending' && rows.length === 0
            ? await noneBecause(kernel, actor, only, input)
            : null,
        can: linkAbilities(actor),
      };
    }),
    counts: rpc.linkSuggestions.counts.handler(async ({ context: { actor }, input }) => {
      const website = await getLinkWebsite(kernel, actor, input.website_id);
      return { counts: await countLinks(database, website), can: linkAbilities(actor) };
    }),
    find: rpc.linkSuggestions.find.handler(async ({ context: { actor }, input }) => ({
      search: presentSearch(await requestSearch(kernel, actor, input), actor),
    })),
    decide: rpc.linkSuggestions.decide.handler(async ({ context: { actor }, input }) => ({
      ...(await decide(kernel, actor, input)),
    })),
    search: rpc.linkSuggestions.search.handler(async ({ context: { actor }, input }) => ({
      results: await searchTargets(kernel, actor, input),
    })),
  };
}
