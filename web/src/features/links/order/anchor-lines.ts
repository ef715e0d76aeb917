// Lines of the field "Anchor links" of an order: anchor text, a bar, an address.
import type { AnchorLink } from '@folio/contract/link-builder';

const anchorOf = (line: string) => (line.split('|')[0] ?? '').trim().toLowerCase();

/** Reasons that are of the target; all others are of places in a text that is not written yet. */
const closedTargets = new Set(['target_closed', 'own_page']);

/** Returns one link for each keyword with an allowed target that is not yet in the field. */
export function distinctLinks(links: readonly AnchorLink[], value: string): AnchorLink[] {
  const seen = new Set(value.split('\n').map(anchorOf));
  return links.filter(({ keyword, reason }) => {
    const name = keyword.toLowerCase();
    if (seen.has(name) || (reason !== null && closedTargets.has(reason))) return false;
    seen.add(name);
    return true;
  });
}

/** Returns the field with these links below its current value. */
export const anchorLines = (value: string, links: readonly AnchorLink[]): string =>
  [...(value.trim() === '' ? [] : [value.trimEnd()]), ...links.map(({ keyword, url }) => `${keyword} | ${url}`)].join('\n');
