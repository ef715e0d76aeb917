// Kinds of values in the environment, with the messages for wrong ones.
import * as z from 'zod';
import { isNetwork } from './client-network.ts';
import { readStoreLocation } from './storage/storage-url.ts';

const isHttpUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

export const httpUrl = () => z.string().refine(isHttpUrl, 'must be an http or https address');

export const databaseUrl = () => z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');

export const aNumber = () => z.coerce.number({ error: 'must be a number' });

export const wholeNumber = () => aNumber().int('must be a whole number');

/** Items between commas. */
export const listed = () =>
  z.string().transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** Proxies: how many there are one behind another, or addresses, networks like `10.0.0.0/8` and the names that Fastify has for private ones. */
export const proxies = () =>
  listed().transform((items, context): string[] | number => {
    const [first = ''] = items;
    if (items.length === 1 && /^[1-9]$/.test(first)) return Number(first);
    if (items.every(isNetwork)) return items;
    const message =
      'must be a number of proxies, or a comma separated list of addresses, networks like 10.0.0.0/8, loopback, linklocal and uniquelocal';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Headers from pairs like `name=value` with URL-encoded values. */
export function headerPairs(pairs: readonly string[], context: z.RefinementCtx): Record<string, string> {
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name.trim(), decodeURIComponent(value.join('=').trim())];
      }),
    );
  } catch {
    context.addIssue({ code: 'custom', message: 'must be pairs like name=value, encoded as in addresses' });
    return z.NEVER;
  }
}

/** An address without its last slashes. */
export const withoutLastSlash = (url: string) => url.replace(/\/+$/, '');

/** Storage of files: `local`, or a bucket. */
export const storeLocation = () =>
  z.string().transform((text, context) => {
    try {
      return readStoreLocation(text);
    } catch (problem) {
      context.addIssue({ code: 'custom', message: problem instanceof Error ? problem.message : String(problem) });
      return z.NEVER;
    }
  });
