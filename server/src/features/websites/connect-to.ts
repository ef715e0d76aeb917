import { type Connector, type ConnectorContext, connectorOf, WebsiteProblem } from '../../connectors/connectors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { decryptSecret } from '../../kernel/secrets.ts';
import { pageFetch } from '../sources/index.ts';
import type { WebsiteRow } from './websites.queries.ts';

export interface Connection {
  connector: Connector;
  context: ConnectorContext;
}

/** A website's connector with its context. Throws `WebsiteProblem` if the installation's key has changed since the secret was saved. */
export function connectTo({ config, clock }: Kernel, website: WebsiteRow, signal: AbortSignal): Connection {
  const { url, username, secret_sealed: sealed, publish_as: publishAs } = website;
  try {
    const secret = sealed === null ? null : decryptSecret(sealed, config.secretKey);
    const context = { fetch: pageFetch(config), site: { url, username, secret, publishAs }, signal, now: clock.now() };
    return { connector: connectorOf(website.kind), context };
  } catch {
    throw new WebsiteProblem('WEBSITE_SECRET_LOST');
  }
}
