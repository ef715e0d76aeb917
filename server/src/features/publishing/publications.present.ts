import type { Publication } from '@folio/contract/publishing';
import type { Actor } from '../../kernel/actor.ts';
import { problemSentence } from '../remote-sites/index.ts';
import type { ListedPublication } from './publications.queries.ts';

/** A publication as the contract has it; outdated where the document has a newer version than was sent. */
export function presentPublication(row: ListedPublication, actor: Actor): Publication {
  const { publication, website, current_version_id } = row;
  const isThere = publication.state === 'live' || publication.state === 'remote_draft';
  const isOutdated = isThere && current_version_id !== publication.version_id;
  return {
    id: publication.id,
    website,
    order_detail_id: publication.order_detail_id,
    state: isOutdated ? 'outdated' : publication.state,
    remote_url: publication.remote_url,
    problem: publication.state === 'failed' ? problemSentence(publication.problem, actor.language) : null,
    updated_at: publication.updated_at.toISOString(),
  };
}
