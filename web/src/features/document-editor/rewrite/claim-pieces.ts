// A text parted at its claims, so that each can be marked.

import type { ClaimWords } from '@folio/contract/document-checks';
import { escapePattern } from '@folio/contract/escape';

export interface TextPiece {
  text: string;
  /** Null for words that are no claim. */
  kind: ClaimWords['kind'] | null;
}

const escaped = (text: string) => escapePattern(text).replace(/\s+/gu, String.raw`\s+`);
const flat = (text: string) => text.replace(/\s+/gu, ' ');

/** The pieces in order, none of them empty. A claim is found as a word of its own, the longest first, as the server finds it. */
export function claimPieces(text: string, claims: readonly ClaimWords[]): TextPiece[] {
  if (text === '') return [];
  if (claims.length === 0) return [{ text, kind: null }];
  const kinds = new Map(claims.map((claim) => [flat(claim.text), claim.kind]));
  const words = claims.map((claim) => escaped(claim.text)).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])(${words.join('|')})(?![\\p{L}\\p{N}]|[.,]\\d)`, 'gu');
  // Every second piece is one that the pattern found.
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, kind: index % 2 === 1 ? (kinds.get(flat(piece)) ?? null) : null }))
    .filter((piece) => piece.text !== '');
}
