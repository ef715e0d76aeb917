// The tag of an answer, and whether a caller has it already.
import { createHash } from 'node:crypto';

export const tagOf = (text: string) => `"${createHash('sha1').update(text).digest('base64url')}"`;

/** Compares weakly, as RFC 9110 (13.1.2) says: a proxy that compresses makes `W/"a"` of `"a"`, and callers send that back. Several tags may be named. */
export const hasTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch === tag || (ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false);
