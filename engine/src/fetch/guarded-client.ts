// The HTTP client behind guarded fetches, loaded when the first address is fetched: web processes that fetch nothing save its memory.
import type { Agent } from 'undici';
import { createGuardedConnector, type Resolver } from './guarded-connector.ts';

interface ClientOptions extends Omit<Agent.Options, 'connect'> {
  allow: ReadonlySet<string>;
  resolve: Resolver | undefined;
}

async function loadClient({ allow, resolve, ...options }: ClientOptions) {
  const { Agent, buildConnector, request } = await import('undici');
  return { request, dispatcher: new Agent({ ...options, connect: createGuardedConnector(buildConnector, allow, resolve) }) };
}

/** Answers a function that gives the client, which it makes once. */
export function createGuardedClient(options: ClientOptions): () => ReturnType<typeof loadClient> {
  let client: ReturnType<typeof loadClient> | undefined;
  return () => (client ??= loadClient(options));
}
