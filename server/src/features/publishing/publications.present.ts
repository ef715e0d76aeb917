import type { Publication } from '@folio/contract/publishing';
import { problemSentence } from '../../connectors/connectors.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { ListedPublication } from './publications.queries.ts';

type Shown = Pick<Publication, 'state' | 'on_site'>;

/**
 * State, and the published state on the website if the state belongs to a newer attempt. A publication is outdated while the document has a
 * newer version than the sent one.
 */
function statesOf({ publication, current_version_id, taken }: ListedPublication): Shown {
  const { state, version_id } = publication;
  const isOutdated = current_version_id !== version_id;
  if (state === 'live' || state === 'remote_draft') return { state: isOutdated ? 'outdated' : state, on_site: null };
  if (taken === null) return { state, on_site: null };
  return { state, on_site: { state: isOutdated ? 'outdated' : taken.state, published_at: new Date(taken.at).toISOString() } };
}

/** A publication as the contract has it. */
export function presentPublication(row: ListedPublication, actor: Actor): Publication {
  const { publication, website } = row;
  return {
    id: publication.id,
    website,
    order_detail_id: publication.order_detail_id,
    ...statesOf(row),
    remote_url: publication.remote_url,
    problem: publication.state === 'failed' ? problemSentence(publication.problem, actor.language) : null,
    updated_at: publication.updated_at.toISOString(),
  };
}
