// Rows as the contract has them.

import type { InterfaceLanguage } from '@folio/contract/languages';
import { pathOf } from '@folio/contract/page-address';
import type { PageImport } from '@folio/contract/page-imports';
import type { PageLink, PageUrl, WebsitePages } from '@folio/contract/pages';
import { validationMessage } from '@folio/contract/validation-messages';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findMessage } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import type { NamedImport } from './page-imports.queries.ts';
import type { ShownLink } from './page-links.queries.ts';
import { countIssues, type ListedPage } from './page-list.queries.ts';
import { findSettings } from './page-settings.queries.ts';
import { findOpenVisits } from './page-visits.queries.ts';
import { pagesConfig } from './pages.config.ts';
import { pageRights } from './pages.rights.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function presentPage(row: ListedPage): PageUrl {
  return {
    id: row.id,
    website_id: row.website_id,
    url: row.url,
    path: pathOf(row.url),
    title: row.title,
    h1: row.h1,
    meta_description: row.meta_description,
    type: row.type,
    language: row.language,
    primary_kw: row.primary_kw,
    primary_kw_by: row.primary_kw_by,
    http_state: row.http_state,
    final_url: row.final_url,
    hops: row.hops,
    indexable: row.indexable,
    words: row.words,
    depth: row.depth,
    links_in: row.links_in,
    links_in_content: row.links_in_content,
    links_out: row.links_out,
    order_detail_id: row.order_detail_id,
    goes_live_at: iso(row.goes_live_at),
    state: row.state,
    issues: row.issues,
    failures: row.failures,
    changed_at: iso(row.changed_at),
    last_checked_at: iso(row.last_checked_at),
  };
}

export const presentLink = (link: ShownLink): PageLink => ({
  page: { id: link.page_id, url: link.url, title: link.title },
  anchor: link.anchor,
  rel: link.rel,
  place: link.place,
  paragraph: link.place === 'menu' ? null : link.paragraph,
  http_state: link.http_state,
  pages: link.pages,
});

/** The problem, in the reader's language; codes without a message read "unexpected". */
export function problemText(problem: string | null, actor: Actor): string | null {
  if (problem === null) return null;
  const [kind, reason = ''] = problem.split(/:(.*)/s);
  if (kind === 'sitemap')
    return validationMessage('sitemap_unreadable', { reason: reasonText(reason, actor.language) }, actor.language);
  const known =
    findMessage(`pages_problem_${problem.toLowerCase()}`, actor.language) ?? findMessage(problem, actor.language, { detail: '' });
  return known ?? findMessage('pages_problem_unexpected', actor.language);
}

/** The reason is a status, or a code with a sentence of its own. */
export const reasonText = (reason: string, language: InterfaceLanguage) =>
  findMessage(`pages_problem_${reason.toLowerCase()}`, language) ?? reason;

export function presentImport(row: NamedImport, actor: Actor): PageImport {
  const manages = can(actor, pageRights.manage);
  const isRunning = row.state === 'queued' || row.state === 'running';
  return {
    id: row.id,
    website_id: row.website_id,
    kind: row.kind,
    url: row.url,
    file_name: row.file_name,
    paths: row.paths,
    limit: row.page_limit,
    state: row.state,
    counts: {
      found: row.found,
      added: row.added,
      updated: row.updated,
      read: row.read,
      skipped: row.skipped,
      failed: row.failed,
    },
    problem: problemText(row.problem, actor),
    user: { id: row.user_id, name: row.user_name },
    created_at: row.created_at.toISOString(),
    ended_at: iso(row.ended_at),
    can: {
      pause: manages && isRunning,
      resume: manages && row.state === 'paused',
      cancel: manages && (isRunning || row.state === 'paused'),
    },
  };
}

/** The numbers of a website's pages. */
export async function showWebsitePages({ database, config }: Kernel, websiteId: number): Promise<WebsitePages> {
  const { pages, issues } = await countIssues(database, websiteId);
  const settings = await findSettings(database, websiteId);
  const total = settings?.check_total ?? null;
  const open = total === null ? 0 : (await findOpenVisits(database, websiteId)).check;
  return {
    website_id: websiteId,
    pages,
    issues,
    last_checked_at: iso(settings?.last_checked_at ?? null),
    check: total === null ? null : { done: Math.max(0, total - open), total },
    every: settings?.every ?? 'weekly',
    hour: settings?.hour ?? 3,
    next_check_at: iso(settings?.next_check_at ?? null),
    max_links_per_page: settings?.max_links_per_page ?? 5,
    requests_per_second: pagesConfig.of(config).pageRequestsPerSecond,
  };
}
