// Model servers that run on this machine and are not connected yet, for connecting them with a click.
import { findLocalServers, type LocalServer, type UsualServer, usualServers } from '@folio/engine/models/find-local-servers';
import type { Kernel } from '../../kernel/kernel.ts';
import { listConnections } from './models.queries.ts';

/** Milliseconds for which results hold, so that pages opened together do not probe the ports each. */
const keptMs = 10_000;

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]', '0.0.0.0']);

/** The port of this machine that an address names, or null for any other address. */
export function localPortOf(address: string | null): number | null {
  if (address === null || !URL.canParse(address)) return null;
  const { hostname, port, protocol } = new URL(address);
  return loopback.has(hostname) ? Number(port || (protocol === 'https:' ? 443 : 80)) : null;
}

/** Returns the servers at the ports now, or at most 10 s ago, without those of existing connections. */
export function localServersOf(kernel: Kernel, servers: readonly UsualServer[] = usualServers) {
  let kept: { found: Promise<LocalServer[]>; until: number } | null = null;
  return async (): Promise<LocalServer[]> => {
    const now = kernel.clock.now().getTime();
    if (!kept || now >= kept.until) kept = { found: findLocalServers(servers), until: now + keptMs };
    const [found, connections] = await Promise.all([kept.found, listConnections(kernel.database)]);
    const connected = new Set(connections.map((connection) => localPortOf(connection.base_url)));
    return found.filter(({ port }) => !connected.has(port));
  };
}
