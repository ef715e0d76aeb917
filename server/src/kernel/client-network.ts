import { isIP, isIPv6 } from 'node:net';

const groupsOf = (part: string | undefined) => (part ?? '').split(':').filter(Boolean);

/** Whom an address belongs to, as far as limits go: an IPv4 address, or the /64 of an IPv6 one, which is one customer's line. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [left, right] = (ip.split('%')[0] ?? '').split('::');
  const [head, tail] = [groupsOf(left), groupsOf(right)];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const first = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/** The network without the last part of an IPv4 address, or the /48 of an IPv6 one: enough to compare, and no longer one line. */
export function networkSummary(network: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  if (ipv4) return `${ipv4}.0/24`;
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/i.exec(network)?.[1];
  return groups ? `${groups}::/48` : '';
}

/** Names that Fastify has for private networks. */
const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** True if this is an address, a network like `10.0.0.0/8`, or a name of private ones. */
export function isNetwork(item: string): boolean {
  if (networkNames.has(item)) return true;
  const [address = '', length, ...more] = item.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return bits > 0 && more.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits));
}
