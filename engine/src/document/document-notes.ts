// Notes at the head of a document before its use: an extract, an amount that was not reached, figures to check.
import { escapeHtml } from '@folio/contract/escape';

/** The document with these sentences as paragraphs below its title; people delete them like any other paragraph. */
export function withNotes(html: string, notes: readonly string[]): string {
  if (notes.length === 0) return html;
  const said = notes.map((note) => `<p data-origin="engine"><em>${escapeHtml(note)}</em></p>`).join('');
  const title = /^\s*<h1\b[^>]*>[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '';
  return title + said + html.slice(title.length);
}
