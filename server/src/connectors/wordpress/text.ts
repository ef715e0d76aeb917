// Text that WordPress treats as markup: titles and excerpts are HTML there, and square brackets call shortcodes.

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '[': '&#91;',
  ']': '&#93;',
};

/** Plain words as WordPress shows them unchanged in a title or an excerpt. */
export const asWordpressText = (text: string): string => text.replace(/[&<>"'[\]]/g, (sign) => entities[sign] ?? sign);

/** The text with brackets that call nothing: in words and in attributes, which WordPress searches for shortcodes as well. */
export const withoutShortcodes = (html: string): string => html.replaceAll('[', '&#91;').replaceAll(']', '&#93;');
