// The keyword search: which documents and pages hold a keyword, the sentence that holds it, and their linked and soft keywords.
import type { Occurrence } from '@folio/contract/category-cards';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { stemsOf } from '@folio/engine/links/match-phrases';
import { plainSentences } from '@folio/engine/links/plain-sentences';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { findUsableVoice } from '../brand-voices/index.ts';
import { type Holder, type IndexRow, listHolders, listKeywordsOf, listTextsOf } from './find-keywords.queries.ts';
import { listWebsiteIds } from './known-keywords.queries.ts';

/** Longest sentence that is shown, in characters. */
const maxSentence = 240;
/** Keywords of the two lists beside the occurrences. */
const maxListed = 100;

export interface KeywordSearch {
  workspace_id?: number | null | undefined;
  keyword_to_search?: string | undefined;
  search_liked_keywords_only?: boolean | undefined;
  brand_voice_id?: number | null | undefined;
  page: number;
  per_page: number;
}

/** The first sentence that holds the words of the keyword, cut around them; the beginning of the text where none does. */
export function sentenceWith(text: string, keyword: string, language: string): string {
  const wanted = stemsOf(keyword, language);
  const lines = text.split('\n').flatMap((line) => plainSentences(line).map((sentence) => sentence.text));
  const found =
    lines.find((line) => {
      const stems = stemsOf(line, language);
      return stems.some((_, at) => wanted.every((stem, offset) => stems[at + offset] === stem));
    }) ??
    lines[0] ??
    '';
  if (found.length <= maxSentence) return found;
  const at = Math.max(0, found.toLowerCase().indexOf(keyword.toLowerCase()) - 80);
  return `${at > 0 ? '… ' : ''}${found.slice(at, at + maxSentence).trim()} …`;
}

const keyOf = ({ orderDetailId, pageUrlId }: Pick<Holder, 'orderDetailId' | 'pageUrlId'>) =>
  orderDetailId === null ? `p${pageUrlId}` : `d${orderDetailId}`;
const keyOfRow = ({ order_detail_id: detail, page_url_id: page }: IndexRow) => (detail === null ? `p${page}` : `d${detail}`);

const isLinked = ({ kind }: IndexRow) => kind === 'linked';
const linkedOf = (row: IndexRow) => ({
  keyword: row.keyword,
  url: row.target_url ?? '',
  page_url_id: row.target_page_id,
  count: row.count,
});

/** Keywords of several texts as one list, with how many of the texts have each. */
function gather(rows: readonly IndexRow[]): IndexRow[] {
  const all = new Map<string, IndexRow>();
  for (const row of rows) {
    const before = all.get(row.keyword);
    all.set(row.keyword, { ...(before?.kind === 'linked' ? before : row), count: (before?.count ?? 0) + 1 });
  }
  return [...all.values()].toSorted((one, other) => other.count - one.count || one.keyword.localeCompare(other.keyword));
}

/** Occurrences of a keyword, most linked keywords first. Throws 422 for a blank keyword, 404 for a foreign workspace or voice. */
export async function findKeywords(kernel: Kernel, actor: Actor, call: KeywordSearch) {
  const keyword = (call.keyword_to_search ?? '').trim().replace(/\s+/g, ' ');
  if (stemsOf(keyword, 'en').length === 0)
    throw invalid([
      { field: 'keyword_to_search', code: 'literal', params: { text: message('card_keyword_required', actor.language) } },
    ]);
  const scope = scopeOf(actor, call.workspace_id);
  const { database } = kernel;
  const voiceId = call.brand_voice_id ?? null;
  const voice = voiceId === null ? null : await findUsableVoice(database, scope, voiceId);
  if (voiceId !== null && !voice) throw notFound();
  const holders = await listHolders(database, {
    scope,
    websiteIds: await listWebsiteIds(database, scope),
    keyword,
    language: voice?.language ?? actor.language,
    isLinkedOnly: call.search_liked_keywords_only ?? false,
    brandVoiceId: voiceId,
  });
  const shown = holders.slice((call.page - 1) * call.per_page, call.page * call.per_page);
  const rows = await listKeywordsOf(database, shown);
  const texts = await listTextsOf(database, shown);
  const results = shown.map((holder): Occurrence => {
    const own = rows.filter((row) => keyOfRow(row) === keyOf(holder));
    const text = texts.get(keyOf(holder)) ?? '';
    return {
      kind: holder.orderDetailId === null ? 'page' : 'document',
      title: holder.title,
      url: holder.url,
      order_detail_id: holder.orderDetailId,
      page_url_id: holder.pageUrlId,
      sentence: sentenceWith(holder.orderDetailId === null ? textOfHtml(text) : text, keyword, actor.language),
      linked_keywords: own.filter(isLinked).map(linkedOf),
      soft_keywords: own.filter((row) => !isLinked(row)).map((row) => ({ keyword: row.keyword, count: row.count })),
    };
  });
  const gathered = gather(await listKeywordsOf(database, holders.slice(0, 500)));
  return {
    count: holders.length,
    results,
    linked_keywords: gathered.filter(isLinked).slice(0, maxListed).map(linkedOf),
    soft_keywords: gathered
      .filter((row) => !isLinked(row))
      .slice(0, maxListed)
      .map((row) => ({ keyword: row.keyword, count: row.count })),
  };
}
