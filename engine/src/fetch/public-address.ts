// Distinguishes a public internet address from every other: private, local, reserved, or hidden inside another notation.
import { isIP, isIPv4 } from 'node:net';

/** Blocks of IPv4 that are not public; source: IANA special-purpose address registry, and multicast and class E. */
const specialIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** Blocks inside the global unicast space 2000::/3 that are not public; 6to4 and Teredo are dead and only hide IPv4. */
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

const ipv4Value = (address: string) => address.split('.').reduce((value, part) => value * 256 + Number(part), 0);

function ipv6Value(address: string): bigint {
  const dotted = address.match(/\d+\.\d+\.\d+\.\d+$/)?.[0];
  const hexadecimal = dotted
    ? address.replace(dotted, () => {
        const value = ipv4Value(dotted);
        return `${Math.floor(value / 65_536).toString(16)}:${(value % 65_536).toString(16)}`;
      })
    : address;
  const [head = '', tail] = hexadecimal.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...gap, ...right].reduce((value, group) => (value << 16n) + BigInt(`0x${group}`), 0n);
}

function isIpv4Within(address: string, block: string): boolean {
  const [network = '', prefix = ''] = block.split('/');
  const size = 2 ** (32 - Number(prefix));
  return Math.floor(ipv4Value(address) / size) === Math.floor(ipv4Value(network) / size);
}

function isIpv6Within(value: bigint, block: string): boolean {
  const [network = '', prefix = ''] = block.split('/');
  const shift = BigInt(128 - Number(prefix));
  return value >> shift === ipv6Value(network) >> shift;
}

const toDotted = (value: bigint) => [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join('.');

/** True for a publicly reachable internet address; false for any other text. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (isIP(bare) === 0) return false;
  if (isIPv4(bare)) return !specialIpv4.some((block) => isIpv4Within(bare, block));
  const value = ipv6Value(bare);
  // Mapped (::ffff:a.b.c.d) and NAT64 (64:ff9b::a.b.c.d) addresses reach the IPv4 address inside them.
  if (isIpv6Within(value, '::ffff:0:0/96') || isIpv6Within(value, '64:ff9b::/96')) return isPublicAddress(toDotted(value));
  return isIpv6Within(value, '2000::/3') && !specialIpv6.some((block) => isIpv6Within(value, block));
}
