import type { Publication, Website } from '@folio/contract/websites';
import type { Actor } from '../../kernel/actor.ts';
import type { PlacedPublication } from './publications.queries.ts';
import { problemSentence } from './website-problem.ts';
import { websiteAbilities } from './websites.policy.ts';
import type { WebsiteRow } from './websites.queries.ts';

/** A website as the contract has it: whether there is a secret, never which. */
export function presentWebsite(row: WebsiteRow, actor: Actor): Website {
  return {
    id: row.id,
    website_id: row.id,
    workspace_id: row.workspace_id,
    name: row.name,
    url: row.url,
    language: row.language,
    kind: row.kind,
    username: row.username,
    has_secret: row.secret_sealed !== null,
    publish_as: row.publish_as,
    state: row.state,
    problem: row.state === 'failing' ? problemSentence(row.problem, actor.language) : null,
    tested_at: row.tested_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    can: websiteAbilities(actor, row),
  };
}

/** A publication as the contract has it; outdated where the document has a newer version than was sent. */
export function presentPublication(row: PlacedPublication, actor: Actor): Publication {
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
