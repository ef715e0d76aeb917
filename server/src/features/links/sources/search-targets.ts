// Targets of link sources that fit a keyword, while a link is typed.
import type { CallInput } from '@folio/contract/base';
import type { linkSuggestionsContract } from '@folio/contract/link-suggestions';
import { isBlankKeyword, linkLimits, type suggestionReasons } from '@folio/contract/link-words';
import { stemsOf } from '@folio/engine/links/match-phrases';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { scopeOf } from '../../../kernel/policy.ts';
import { findWebsite, listWebsites } from '../../websites/index.ts';
import { syncPhrases } from '../core/phrases.queries.ts';
import { sentenceIssue } from '../rules/check-rule.ts';
import { listPagesNamed, listTargetsWith, listUsableSources } from './link-sources.queries.ts';

type SearchCall = CallInput<(typeof linkSuggestionsContract)['search']>;

interface Found {
  page: { page_url_id: number | null; url: string; title: string | null };
  anchor: string;
  sentence: string;
  reason: (typeof suggestionReasons)[number];
  confidence: number;
}

const maxResults = 50;
/** Websites of a scope that are searched where no source is named. */
const maxWebsites = 20;

/** The share of a target's words that the keyword is. */
const fitOf = (keyword: string, words: string) =>
  Math.round(40 + (60 * keyword.split(' ').length) / Math.max(1, words.split(' ').length));

/** Throws 422 for a blank keyword, 404 for a source out of reach. Null searches nothing. */
export async function searchTargets(kernel: Kernel, actor: Actor, call: SearchCall): Promise<Found[]> {
  const { database } = kernel;
  const scope = scopeOf(actor, call.workspace_id);
  const ids = call.source_ids ? [...new Set(call.source_ids)] : null;
  const sources = await listUsableSources(database, scope, ids);
  if (ids !== null && sources.length < ids.length) throw notFound();
  const keyword = call.keyword ?? null;
  if (keyword === null) return [];
  if (isBlankKeyword(keyword)) throw invalid([sentenceIssue('keyword', message('link_keyword_required', actor.language))]);
  if (keyword.trim().length > linkLimits.keyword) throw invalidField('keyword', 'too_long', { max: linkLimits.keyword });
  const named = sources.flatMap(({ website_id: id, kind }) => (id !== null && kind !== 'csv' && kind !== 'sitemap' ? [id] : []));
  const all =
    ids === null ? (await listWebsites(database, scope, { page: 1, perPage: maxWebsites })).rows.map(({ id }) => id) : [];
  const found: Found[] = [];
  for (const websiteId of new Set([...named, ...all])) {
    const website = await findWebsite(database, websiteId);
    if (!website) continue;
    await syncPhrases(database, website);
    const stems = stemsOf(keyword, website.language).join(' ');
    for (const row of await listPagesNamed(database, [websiteId], stems, maxResults))
      found.push({
        page: { page_url_id: row.id, url: row.url, title: row.title },
        anchor: keyword.trim(),
        sentence: row.description ?? row.h1 ?? row.title ?? row.url,
        reason: row.kind,
        confidence: fitOf(stems, row.stems),
      });
  }
  const files = sources.filter(({ kind }) => kind === 'csv' || kind === 'sitemap').map(({ id }) => id);
  const stems = stemsOf(keyword, actor.language).join(' ');
  for (const { url, title, stems: words } of await listTargetsWith(database, files, stems, maxResults))
    found.push({
      page: { page_url_id: null, url, title },
      anchor: keyword.trim(),
      sentence: title ?? url,
      reason: 'title',
      confidence: fitOf(stems, words),
    });
  const byUrl = new Map<string, Found>();
  for (const one of found.toSorted((a, b) => b.confidence - a.confidence))
    if (!byUrl.has(one.page.url)) byUrl.set(one.page.url, one);
  return [...byUrl.values()].slice(0, maxResults);
}
