// Validates a keyword rule: its keyword, and its target. Messages are the specification's.
import type { InterfaceLanguage } from '@folio/contract/languages';
import {
  isBlankKeyword,
  isCustomUrl,
  type LinkMatch,
  type LinkPriority,
  type LinkRel,
  linkLimits,
} from '@folio/contract/link-words';
import type { InputIssue } from '@folio/contract/tool-input';
import { stemsOf } from '@folio/engine/links/match-phrases';
import type { Db } from '../../../kernel/db/database.ts';
import { message } from '../../../kernel/messages/messages.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { findPage, listTargetsByUrl, type TargetPage } from '../core/page-reads.queries.ts';

/** A rule as input. Fields left out stay as they are. */
export interface GivenRule {
  keyword?: string | null | undefined;
  url?: string | undefined;
  page_url_id?: number | null | undefined;
  custom_url?: string | null | undefined;
  match?: LinkMatch | undefined;
  priority?: LinkPriority | undefined;
  max_per_document?: number | undefined;
  rel?: LinkRel | undefined;
  in_new_texts?: boolean | undefined;
}

/** An issue with a sentence of the server. */
export const sentenceIssue = (field: string, text: string): InputIssue => ({ field, code: 'literal', params: { text } });

/** Error of a keyword; null clears the error. */
export function keywordIssues(
  keyword: string | null | undefined,
  website: Pick<WebsiteRow, 'language'>,
  language: InterfaceLanguage,
): InputIssue[] {
  if (keyword === null || keyword === undefined) return [];
  if (isBlankKeyword(keyword) || stemsOf(keyword, website.language).length === 0)
    return [sentenceIssue('keyword', message('link_keyword_required', language))];
  if (keyword.trim().length > linkLimits.keyword)
    return [{ field: 'keyword', code: 'too_long', params: { max: linkLimits.keyword } }];
  return [];
}

function pageIssue(page: TargetPage | null, website: WebsiteRow, language: InterfaceLanguage): InputIssue[] {
  if (page?.website_id !== website.id) return [sentenceIssue('page_url_id', message('link_page_elsewhere', language))];
  const isOut = page.state === 'broken' || page.state === 'redirected' || page.state === 'excluded';
  if (!isOut && (page.http_state === null || page.http_state === 200)) return [];
  const text = message('link_page_answers', language, { state: page.http_state ?? page.state });
  return [sentenceIssue('page_url_id', text)];
}

export interface CheckedTarget {
  issues: InputIssue[];
  target: { page_url_id: number | null; custom_url: string | null } | null;
}

/** Target of a rule: a page of the website if the URL belongs to one, else the URL itself. Null if nothing was entered. */
export async function checkTarget(
  db: Db,
  website: WebsiteRow,
  given: GivenRule,
  language: InterfaceLanguage,
  pages?: ReadonlyMap<string, TargetPage>,
): Promise<CheckedTarget> {
  if (given.page_url_id !== undefined && given.page_url_id !== null) {
    const issues = pageIssue(await findPage(db, given.page_url_id), website, language);
    return { issues, target: { page_url_id: given.page_url_id, custom_url: null } };
  }
  const url = (given.custom_url ?? given.url)?.trim();
  if (url === undefined) return { issues: [], target: null };
  if (!isCustomUrl(url) || url.length > linkLimits.url) {
    const field = typeof given.custom_url === 'string' ? 'custom_url' : 'url';
    return { issues: [sentenceIssue(field, message('link_url_invalid', language))], target: null };
  }
  const page = (pages ?? (await listTargetsByUrl(db, website.id, [url]))).get(url);
  if (!page) return { issues: [], target: { page_url_id: null, custom_url: url } };
  return { issues: pageIssue(page, website, language), target: { page_url_id: page.id, custom_url: null } };
}
