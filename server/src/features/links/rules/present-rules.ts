import type { LinkRule } from '@folio/contract/link-builder';
import type { LinkRuleRow } from './link-rules.queries.ts';

/** A rule as the contract shows it. */
export const presentRule = (row: LinkRuleRow): LinkRule => ({
  id: row.id,
  website_id: row.website_id,
  keyword: row.keyword,
  page_url_id: row.page_url_id,
  custom_url: row.custom_url,
  url: row.page_url ?? row.custom_url ?? '',
  target_title: row.page_title,
  target_state: row.page_http_state,
  match: row.match,
  priority: row.priority,
  max_per_document: row.max_per_document,
  rel: row.rel,
  in_new_texts: row.in_new_texts,
  used: row.used,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
