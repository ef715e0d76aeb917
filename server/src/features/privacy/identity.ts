// Values that find a user in texts: their name and address, present and former.
import { containing } from '../../kernel/db/containing.ts';
import { escapeForMail } from '../../kernel/mail-layout.ts';

/** A single letter is found everywhere and names nobody. */
const minLength = 2;

export interface Identity {
  /** Patterns for `ilike`, of the texts as they are and as JSON escapes them. Wider than `replaceIn`. */
  patterns: string[];
  /** True where the text, or page of a mail, names the person. */
  isNamedIn: (text: string) => boolean;
  /** The same text with another name; words that only contain the person's are left. */
  replaceIn: (text: string) => string;
}

/** Names and addresses, whole words in any capitals, which `replacement` stands for after the erasure. */
export function identityOf(known: readonly string[], replacement: string): Identity {
  const words = [...new Set(known.map((word) => word.trim()))].filter((word) => word.length >= minLength);
  // The longest first: a name may be the beginning of another.
  const ordered = words.sort((a, b) => b.length - a.length);
  const forms = [...new Set(ordered.flatMap((word) => [word, escapeForMail(word)]))];
  const found = () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${forms.map((form) => form.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|') || '(?!)'})(?![\\p{L}\\p{N}])`,
      'giu',
    );
  const asJson = ordered.map((word) => JSON.stringify(word).slice(1, -1));
  return {
    patterns: [...new Set([...ordered, ...asJson])].map((word) => containing(word)),
    isNamedIn: (text) => found().test(text),
    replaceIn: (text) => text.replace(found(), () => replacement),
  };
}

/** Replaces in every text of a JSON value; its keys stay. */
export function replaceInJson(identity: Identity, value: unknown): unknown {
  if (typeof value === 'string') return identity.replaceIn(value);
  if (Array.isArray(value)) return value.map((item) => replaceInJson(identity, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceInJson(identity, inner)]));
}
