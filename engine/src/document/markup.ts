// Small pieces of safe markup: everything that a person typed passes `escapeHtml` before it is between tags.
import { escapeHtml } from '@folio/contract/escape';

const addresses = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;

/** Escaped text in which web and e-mail addresses are links. */
export function linkedText(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(addresses)) {
    const address = match[0];
    const target = address.includes('://') ? address : `mailto:${address}`;
    html += `${escapeHtml(text.slice(end, match.index))}<a href="${escapeHtml(target)}">${escapeHtml(address)}</a>`;
    end = match.index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Plain text as paragraphs: a blank line parts them, lines that begin with "- " become a list, other line ends stay. */
export function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => groupLines(part.split('\n')).join(''))
    .join('');
}

function groupLines(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let pending: { isList: boolean; lines: string[] } | null = null;
  const flush = () => {
    if (pending === null) return;
    blocks.push(
      pending.isList
        ? `<ul>${pending.lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
        : `<p>${pending.lines.join('<br>')}</p>`,
    );
    pending = null;
  };
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
    const item = /^[-•]\s+(.*)$/.exec(line)?.[1];
    const isList = item !== undefined;
    if (pending !== null && pending.isList !== isList) flush();
    pending ??= { isList, lines: [] };
    pending.lines.push(linkedText(item ?? line));
  }
  flush();
  return blocks;
}

/** A bulleted or numbered list of plain texts. */
export function listOf(items: readonly string[], isOrdered = false): string {
  const tag = isOrdered ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${linkedText(item)}</li>`).join('')}</${tag}>`;
}
