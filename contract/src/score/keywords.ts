// Which keywords an order asked for, and how often a text has them.
import { escapePattern } from '../escape.ts';

const mainNames = ['focus_keywords', 'primary_kw', 'main_keyword'];
const isKeywordField = (name: string) => /keyword|_kw$/.test(name);
const most = 20;

const wordsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.filter((item): item is string => typeof item === 'string');
  return typeof value === 'string' ? value.split(/[,;\n]/) : [];
};

/** Up to 20 keywords of an order's input, the main ones first, each once. */
export function keywordsOf(fields: Record<string, unknown>): string[] {
  const names = [...mainNames, ...Object.keys(fields).filter((name) => isKeywordField(name) && !mainNames.includes(name))];
  const byFold = new Map<string, string>();
  for (const keyword of names.flatMap((name) => wordsOf(fields[name]))) {
    const clean = keyword.trim().replace(/\s+/gu, ' ');
    if (clean && !byFold.has(fold(clean))) byFold.set(fold(clean), clean);
  }
  return [...byFold.values()].slice(0, most);
}

const fold = (text: string) => text.normalize('NFC').replace(/[’‘]/g, "'").toLocaleLowerCase();

/** Occurrences as whole words, whatever the case, the kind of apostrophe and the white space between words. */
export function countKeyword(text: string, keyword: string): number {
  const parts = fold(keyword).trim().split(/\s+/u).filter(Boolean).map(escapePattern);
  if (parts.length === 0) return 0;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[\\s\\u00a0-]+')}(?![\\p{L}\\p{N}])`, 'gu');
  return [...fold(text).matchAll(pattern)].length;
}
