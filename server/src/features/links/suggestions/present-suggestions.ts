import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import type { PageIssue } from '@folio/contract/page-words';
import type { SuggestionRow } from './suggestions.queries.ts';

/** Problem of a target, from the worst. */
function issueOf(row: SuggestionRow): PageIssue | null {
  if (row.target_page_id === null || row.target_state === null) return null;
  if (row.target_state === 'broken') return 'broken';
  if (row.target_state === 'redirected') return 'redirect';
  if (row.target_state === 'discovered') return 'draft';
  if (row.target_links_in === 0) return 'orphan';
  return (row.target_links_in_content ?? 0) < 2 ? 'weak' : null;
}

/** A suggestion as the contract shows it. */
export const presentSuggestion = (row: SuggestionRow): LinkSuggestion => ({
  id: row.id,
  website_id: row.website_id,
  from: {
    page_url_id: row.page_url_id,
    order_detail_id: row.order_detail_id,
    title: (row.order_detail_id === null ? row.from_page_title : row.document_title) ?? row.from_page_url ?? '',
    url: row.from_page_url,
    is_live: row.page_url_id !== null,
    goes_live_at: row.from_goes_live_at?.toISOString() ?? null,
  },
  target: {
    page_url_id: row.target_page_id,
    url: row.target_url,
    title: row.target_title,
    issue: issueOf(row),
    links_in: row.target_links_in,
    links_in_content: row.target_links_in_content,
  },
  anchor: row.anchor,
  sentence: row.sentence,
  anchor_at: row.anchor_at,
  paragraph: row.paragraph,
  reason: row.reason,
  reason_detail: row.reason_detail,
  confidence: row.confidence,
  rule_id: row.rule_id,
  state: row.state,
  run_id: row.run_id,
  decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider ?? '' },
  decided_at: row.decided_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
