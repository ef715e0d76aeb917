import type { Comment } from '@folio/contract/comments';
import type { Actor } from '../../kernel/actor.ts';
import { commentAbilities } from './comments.policy.ts';
import type { CommentRow } from './comments.queries.ts';

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** A comment as the contract has it, with the caller's permissions. */
export function presentComment(row: CommentRow, actor: Actor): Comment {
  return {
    id: row.id,
    order_detail_id: row.order_detail_id,
    parent_id: row.parent_id,
    text: row.text,
    quote: row.quote,
    anchor: row.anchor,
    mentions: row.mentions.toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id),
    user: { id: row.user_id, name: row.user_name },
    is_guest: row.is_guest,
    impersonator: person(row.impersonator_id, row.impersonator_name),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: person(row.resolved_by, row.resolver_name),
    edited_at: row.edited_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    can: commentAbilities(actor, row),
  };
}
