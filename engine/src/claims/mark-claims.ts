// Marks unsupported claims in a document: `<span data-unsourced="figure">99</span>`. The mark is innermost, as the editor
// keeps it. Exports do not include it.
import type { ClaimKind } from '@folio/contract/document-checks';
import { escapeHtml } from '@folio/contract/escape';
import { textOfHtml } from '../document/plain-text.ts';
import type { Claim } from './find-claims.ts';
import { wordsPattern } from './words-pattern.ts';

const tokens = /<[^>]*>|[^<]+/g;
const opens = (token: string, name: string) => new RegExp(`^<${name}\\b`, 'i').test(token);

const span = (kind: ClaimKind, html: string) => `<span data-unsourced="${kind}">${html}</span>`;

/** The sanitised document with its claims marked, and those that no run of text holds whole. */
export function markClaims(html: string, claims: readonly Claim[]): { html: string; unmarked: Claim[] } {
  if (claims.length === 0) return { html, unmarked: [] };
  const links = new Set(claims.flatMap(({ kind, text }) => (kind === 'link' ? [escapeHtml(text)] : [])));
  const words = claims.filter(({ kind }) => kind !== 'link');
  const kinds = new Map(words.map(({ kind, text }) => [escapeHtml(text).replace(/\s+/gu, ' '), kind]));
  const pattern = wordsPattern(words.map(({ text }) => escapeHtml(text)));
  const marked = new Set<string>();
  let [link, verbatim]: [string | null, number] = [null, 0];
  const written = (html.match(tokens) ?? []).map((token) => {
    if (token.startsWith('<')) {
      if (opens(token, 'pre')) verbatim += 1;
      else if (token === '</pre>') verbatim -= 1;
      else if (opens(token, 'a')) link = /\shref="(?:mailto:)?([^"]*)"/.exec(token)?.[1] ?? null;
      else if (token === '</a>') link = null;
      return token;
    }
    if (verbatim > 0) return token;
    const address = link === null ? undefined : [...links].find((one) => one === link || `${one}/` === link);
    if (address !== undefined) {
      marked.add(address);
      return span('link', token);
    }
    if (pattern === null) return token;
    return token.replace(pattern, (found) => {
      const known = found.replace(/\s+/gu, ' ');
      marked.add(known);
      return span(kinds.get(known) ?? 'figure', found);
    });
  });
  const unmarked = claims.filter(
    ({ text }) => !marked.has(escapeHtml(text)) && !marked.has(escapeHtml(text).replace(/\s+/gu, ' ')),
  );
  return { html: written.join(''), unmarked };
}

/** The claims that a document still marks, each with the line that it is in. */
export function markedClaims(html: string): (Claim & { line: string })[] {
  const lines = html.split(/(?<=<\/(?:p|h[1-6]|li|td|th|blockquote|figcaption)>)/);
  const found = lines.flatMap((line) =>
    [...line.matchAll(/<span data-unsourced="(\w+)">([^<]*)<\/span>/g)].map(([, kind, text = '']) => ({
      kind: kind as ClaimKind,
      text: textOfHtml(text),
      line: textOfHtml(line),
    })),
  );
  return [...new Map(found.map((claim) => [`${claim.kind} ${claim.text}`, claim])).values()];
}
