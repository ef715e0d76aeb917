import type { Website } from '@folio/contract/websites';
import { problemSentence } from '../../connectors/connectors.ts';
import type { Actor } from '../../kernel/actor.ts';
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
    country: row.country,
    kind: row.kind,
    username: row.username,
    has_secret: row.secret_sealed !== null,
    publish_as: row.publish_as,
    state: row.state,
    problem: row.state === 'failing' ? problemSentence(row.problem, actor.language) : null,
    tested_at: row.tested_at?.toISOString() ?? null,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    can: websiteAbilities(actor, row),
  };
}
