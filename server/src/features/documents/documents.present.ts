import type { DocumentVersion } from '@folio/contract/document-shapes';
import type { VersionListRow } from './documents.queries.ts';

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** A version as the contract has it. */
export function presentVersion(row: VersionListRow, isCurrent: boolean): DocumentVersion {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    user: person(row.user_id, row.user_name),
    impersonator: person(row.impersonator_id, row.impersonator_name),
    origin: row.origin,
    restored_number: row.restored_number,
    words: row.words,
    score: row.score,
    score_rule_version: row.score_rule_version,
    is_current: isCurrent,
  };
}
