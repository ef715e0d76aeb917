// The words of a document without its markup: for word counts, searches and plain-text downloads.

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

/** The text of an HTML fragment: one line per block, cells of a row parted by a tab, without leading or trailing space. */
export function textOfHtml(html: string): string {
  const broken = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<\/(?:p|h[1-6]|li|ul|ol|tr|table|caption|blockquote|pre|figure|figcaption)>|<hr[^>]*>|<[ou]l\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return decode(broken)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
