// Opens sockets to public addresses only. The name is resolved once, every answer is judged, and the socket goes to the
// judged address: a name that changes its mind between look and leap leads nowhere.
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import type { buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';

export interface ResolvedAddress {
  address: string;
  family: number;
}

export type Resolver = (host: string) => Promise<ResolvedAddress[]>;

/** The address, or one that its name leads to, is not public. */
export class NotPublicError extends Error {
  constructor() {
    super('not a public address');
  }
}

const systemResolver: Resolver = (host) => lookup(host, { all: true, verbatim: true });

/** A `lookup` for sockets that fails unless every address of the name is public. */
function guardedLookup(resolve: Resolver): LookupFunction {
  const resolvePublic = callbackify(async (host: string, family: number): Promise<ResolvedAddress[]> => {
    const addresses = await resolve(host);
    if (addresses.some(({ address }) => !isPublicAddress(address))) throw new NotPublicError();
    const wanted = addresses.filter((one) => family === 0 || one.family === family);
    if (wanted.length === 0) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' });
    return wanted;
  });
  return (host, options, callback) => {
    const family = options.family === 4 || options.family === 6 ? options.family : 0;
    resolvePublic(host, family, (error, wanted) => {
      if (error) return callback(error, []);
      const [first] = wanted;
      return options.all || !first ? callback(null, wanted) : callback(null, first.address, first.family);
    });
  };
}

/** "host:port" as `FETCH_ALLOW` writes it. */
export const hostAndPort = (url: { protocol: string; hostname: string; port: string }): string =>
  `${url.hostname.toLowerCase()}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;

/** Returns a connector for undici from its `buildConnector`. `allow` holds hosts and ports that are reachable at any address. */
export function createGuardedConnector(
  build: typeof buildConnector,
  allow: ReadonlySet<string>,
  resolve: Resolver = systemResolver,
): buildConnector.connector {
  const settings = { timeout: 10_000, allowH2: false };
  const open = build(settings);
  const guarded = build({ ...settings, lookup: guardedLookup(resolve) });
  return (options, callback) => {
    if (allow.has(hostAndPort(options))) return open(options, callback);
    const literal = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isPublicAddress(literal)) return callback(new NotPublicError(), null);
    return guarded(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      const peer = socket.remoteAddress;
      if (peer === undefined || isPublicAddress(peer)) return callback(null, socket);
      socket.destroy();
      return callback(new NotPublicError(), null);
    });
  };
}
