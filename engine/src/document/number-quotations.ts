// Every quotation carries the number of its source, and the sources are numbered below: marks that survive every download.
import { documentWord } from '@folio/catalogue/document-words';
import { escapeHtml } from '@folio/contract/escape';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { SourceText } from '../core/engine-types.ts';
import { sourcesIn } from '../text/citations.ts';
import { quotationsIn } from './document-nature.ts';

function listOfSources(sources: readonly SourceText[], language: InterfaceLanguage): string {
  const items = sources.map(({ title, url }) => {
    const name = escapeHtml(title.trim() === '' ? (url ?? '') : title.trim());
    return `<li data-origin="engine">${url === null ? name : `<a href="${escapeHtml(url)}" rel="noopener">${name}</a>`}</li>`;
  });
  const heading = `<h2 data-origin="engine">${escapeHtml(documentWord('sources', language))}</h2>`;
  return `${heading}<ol data-origin="engine">${items.join('')}</ol>`;
}

/**
 * Numbers the quotations of a finished document by their sources, in the order of their first quotation, and adds the list where the
 * document has none.
 */
export function numberQuotations(html: string, given: readonly SourceText[], language: InterfaceLanguage): string {
  const numbers = new Map<number, number>();
  for (const id of quotationsIn(html).flatMap(sourcesIn)) if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
  if (numbers.size === 0) return html;
  const numbered = html.replace(/<blockquote\b[^>]*>[\s\S]*?<\/blockquote>/g, (quotation) => {
    const number = numbers.get(sourcesIn(quotation)[0] ?? 0);
    return number === undefined
      ? quotation
      : quotation.replace(/(<\/(?:p|li)>)(?=(?:\s*<\/ul>)?\s*<\/blockquote>$)/, ` [${number}]$1`);
  });
  const heading = escapeHtml(documentWord('sources', language));
  if (new RegExp(`<h2[^>]*>${heading}</h2>`).test(numbered)) return numbered;
  const sources = [...numbers.keys()].flatMap((id) => given.find((source) => source.id === id) ?? []);
  return sources.length === 0 ? numbered : numbered + listOfSources(sources, language);
}
