// Looking for links: asked by a person, done in the background, text by text, so that a worker that dies loses one text at most.
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MessageKey } from '../../../kernel/messages/messages.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { getManagedWebsite } from '../core/links.policy.ts';
import { listPagesToRead, listPagesWith, listTargets, maxLinksOf } from '../core/page-reads.queries.ts';
import { syncPhrases } from '../core/phrases.queries.ts';
import { findSubject, listDocumentsToRead, listDocumentsWith, listOwnDocuments } from '../core/text-subjects.queries.ts';
import { listAllRules } from '../rules/link-rules.queries.ts';
import { linkFindQueue } from './find-queue.ts';
import { nearnessOf } from './nearness.ts';
import { type SearchContext, type Silence, suggestLinks } from './suggest-links.ts';
import {
  beginSearch,
  countPagesWithText,
  findSearch,
  type LinkSearchRow,
  listEarlier,
  listKeywordsTo,
  listPageIdsOf,
  moveSearch,
  replacePending,
} from './suggestions.queries.ts';

interface FindCall {
  website_id: number;
  direction: 'to' | 'from' | 'everywhere';
  page_url_ids?: number[] | undefined;
  order_detail_ids?: number[] | undefined;
}

/** Texts that one search to some pages looks into. */
const maxSources = 2000;
/** Documents of a scope that are counted for the total. */
const countedDocuments = 100_000;

/** Asks for a search. Throws 409 while one runs, 404 where a page or document is out of reach. */
export async function requestSearch(kernel: Kernel, actor: Actor, call: FindCall): Promise<LinkSearchRow> {
  const { database } = kernel;
  const website = await getManagedWebsite(kernel, actor, call.website_id);
  const pageIds = [...new Set(call.page_url_ids)];
  const detailIds = [...new Set(call.order_detail_ids)];
  if (call.direction !== 'everywhere' && pageIds.length + detailIds.length === 0) throw invalidField('page_url_ids', 'required');
  const pages = await listTargets(database, website.id, pageIds);
  const documents = await listOwnDocuments(database, website, detailIds);
  if (pages.size < pageIds.length || documents.length < detailIds.length) throw notFound();
  const total =
    call.direction === 'from'
      ? pageIds.length + detailIds.length
      : call.direction === 'to'
        ? 0
        : (await countPagesWithText(database, website.id)) +
          (await listDocumentsToRead(database, website, 0, countedDocuments)).length;
  await database.transaction(async (tx) => {
    const wanted = { direction: call.direction, page_url_ids: pageIds, order_detail_ids: detailIds };
    if (!(await beginSearch(tx, { website_id: website.id, user_id: actor.id, call: wanted, total })))
      throw conflict('link_search_running');
    await kernel.jobs.send(linkFindQueue, { websiteId: website.id }, tx, { accountId: website.account_id });
  });
  const search = await findSearch(database, website.id);
  if (!search) throw notFound();
  return search;
}

/** A text that is to be read. */
export interface TextId {
  page_url_id: number | null;
  order_detail_id: number | null;
}

const asPage = (id: number): TextId => ({ page_url_id: id, order_detail_id: null });
const asDocument = (id: number): TextId => ({ page_url_id: null, order_detail_id: id });

/** Pages that a document's suggestions lead to: the page that it is the text of. */
async function targetIds(kernel: Kernel, website: WebsiteRow, { call }: LinkSearchRow): Promise<number[]> {
  return [...call.page_url_ids, ...(await listPageIdsOf(kernel.database, website.id, call.order_detail_ids))];
}

/** Texts that hold words by which these pages are found. */
async function textsAbout(kernel: Kernel, website: WebsiteRow, pageIds: readonly number[]): Promise<TextId[]> {
  const { database } = kernel;
  const targets = await listTargets(database, website.id, pageIds);
  const words = [...targets.values()].flatMap(({ title, h1, primary_kw: keyword }) =>
    [keyword, h1, title?.split(/\s+[|–—-]\s+/)[0]].flatMap((text) => (text ? [text.slice(0, 200)] : [])),
  );
  const wanted = [...new Set([...words, ...(await listKeywordsTo(database, website.id, pageIds))])];
  const configuration = website.language;
  const pages = await listPagesWith(database, website.id, wanted, configuration, maxSources);
  const documents = await listDocumentsWith(database, website, wanted, configuration, maxSources);
  return [...pages.toSorted((a, b) => a - b).map(asPage), ...documents.toSorted((a, b) => a - b).map(asDocument)];
}

/** Texts of the search, after its position. A position below 0 is among documents. */
export async function nextTexts(kernel: Kernel, website: WebsiteRow, search: LinkSearchRow, limit: number): Promise<TextId[]> {
  const { database } = kernel;
  const { call, position } = search;
  const isAfter = ({ page_url_id: pageId, order_detail_id: detailId }: TextId) =>
    pageId === null ? position >= 0 || (detailId ?? 0) > -position : position >= 0 && pageId > position;
  if (call.direction === 'from') {
    const pages = call.page_url_ids.toSorted((a, b) => a - b).map(asPage);
    const documents = call.order_detail_ids.toSorted((a, b) => a - b).map(asDocument);
    return [...pages, ...documents].filter(isAfter).slice(0, limit);
  }
  if (call.direction === 'to') {
    const texts = await textsAbout(kernel, website, await targetIds(kernel, website, search));
    return texts.filter(isAfter).slice(0, limit);
  }
  const pages = position >= 0 ? await listPagesToRead(database, website.id, position, limit) : [];
  if (pages.length > 0) return pages.map(asPage);
  return (await listDocumentsToRead(database, website, Math.max(0, -position), limit)).map(asDocument);
}

/** Data of a search, read once a turn. */
export async function searchContext(kernel: Kernel, website: WebsiteRow, search: LinkSearchRow): Promise<SearchContext> {
  const { database } = kernel;
  const toPages = search.call.direction === 'to' ? await targetIds(kernel, website, search) : null;
  return {
    website,
    rules: await listAllRules(database, website.id),
    maxLinks: await maxLinksOf(database, website.id),
    toPages: toPages && new Set(toPages),
    finders: new Map(),
    nearness: await nearnessOf(kernel, {
      accountId: website.account_id,
      workspaceId: website.workspace_id,
      userId: search.user_id,
    }),
  };
}

/** Reads one text and saves its suggestions, with the progress of the search. Returns false if another search has begun. */
export async function searchText(kernel: Kernel, context: SearchContext, search: LinkSearchRow, of: TextId): Promise<boolean> {
  const { database } = kernel;
  const { website, toPages } = context;
  const subject = await findSubject(database, website, of);
  const found = subject
    ? (await suggestLinks(database, context, subject, await listEarlier(database, subject, website.id))).links
    : [];
  const position = of.order_detail_id === null ? (of.page_url_id ?? 0) : -of.order_detail_id;
  return database.transaction(async (tx) => {
    const done = search.done + 1;
    if (!(await moveSearch(tx, search, { position, done, total: Math.max(search.total, done) }))) return false;
    if (subject) await replacePending(tx, website.id, subject, found, toPages && [...toPages]);
    return true;
  });
}

const places = new Set<Silence>(['heading', 'link', 'quotation', 'code', 'caption', 'table', 'first_sentence']);
const targets = new Set<Silence>(['own_page', 'target_closed', 'target_linked']);

/** The message that says why a text has no suggestions; null for one that would get some. No model is asked. */
export async function whyNoLinks(kernel: Kernel, website: WebsiteRow, of: TextId): Promise<MessageKey | null> {
  const { database } = kernel;
  const subject = await findSubject(database, website, of);
  if (!subject) return 'no_links_no_text';
  const context = {
    website,
    rules: await listAllRules(database, website.id),
    maxLinks: await maxLinksOf(database, website.id),
    toPages: null,
    finders: new Map(),
    nearness: null,
  };
  const { silence } = await suggestLinks(database, context, subject, await listEarlier(database, subject, website.id));
  if (silence === null) return null;
  if (places.has(silence)) return 'no_links_places';
  if (targets.has(silence)) return 'no_links_targets';
  if (silence === 'too_close' || silence === 'too_many') return 'no_links_close';
  if (silence === 'rejected') return 'no_links_rejected';
  return silence === 'no_text' ? 'no_links_no_text' : silence === 'full' ? 'no_links_full' : 'no_links_no_words';
}

export { syncPhrases };
