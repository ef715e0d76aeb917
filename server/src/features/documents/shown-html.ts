// The markup of a document as it may be shown. Sanitising a page of text takes as long as the rest of the call, and documents are read far more
// often than written, so that the newest results are kept.
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';

/** Characters of texts that are kept in all, as written and as shown: 16 MB at most. */
const maxCharacters = 8_000_000;

interface Shown {
  html: string;
  shown: string;
}

const sizeOf = ({ html, shown }: Shown) => html.length + shown.length;

/** Sanitises the text of a version, unless the same text was shown lately. */
export function keepShown(sanitise: (html: string) => string): (versionId: number, html: string) => string {
  /** By version; those read last come last. */
  const kept = new Map<number, Shown>();
  let characters = 0;
  const forget = (versionId: number, one: Shown) => {
    kept.delete(versionId);
    characters -= sizeOf(one);
  };
  return (versionId, html) => {
    const before = kept.get(versionId);
    if (before) forget(versionId, before);
    const one = before?.html === html ? before : { html, shown: sanitise(html) };
    if (sizeOf(one) > maxCharacters / 4) return one.shown;
    kept.set(versionId, one);
    characters += sizeOf(one);
    for (const [oldest, text] of kept) {
      if (characters <= maxCharacters) break;
      forget(oldest, text);
    }
    return one.shown;
  };
}

export const shownHtml = keepShown(sanitiseHtml);
