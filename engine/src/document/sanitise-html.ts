// What may stand in a document. Runs last on everything that becomes one, whoever made it, and again when it is read.
import sanitize from 'sanitize-html';

const isPictureAddress = (address: string | undefined) =>
  address !== undefined && (/^https:\/\//i.test(address) || /^\/api\/[^/]/.test(address));

/** Names of the tags that a document may hold. */
export const allowedTags =
  'h1 h2 h3 h4 h5 h6 p ul ol li a blockquote pre code hr br strong em u s span img figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  );

/** Marks of who wrote a passage, and the values that each may have. `data-by` and `data-rewrite` hold ids. */
const marks: Record<string, RegExp> = {
  'data-origin': /^(engine|person|mixed)$/,
  'data-source': /^[\w ,:-]{1,200}$/,
  'data-by': /^[1-9]\d{0,9}$/,
  'data-rewrite': /^[1-9]\d{0,9}( [1-9]\d{0,9}){0,9}$/,
};

const withTrueMarks = (tagName: string, attributes: sanitize.Attributes) => ({
  tagName,
  attribs: Object.fromEntries(Object.entries(attributes).filter(([name, value]) => marks[name]?.test(value) ?? true)),
});

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': Object.keys(marks),
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener' } }),
    '*': withTrueMarks,
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !isPictureAddress(frame.attribs['src']),
};

/**
 * The markup that a document may hold, and nothing else: headings, text, lists, tables, links (http, https, mailto), pictures
 * (https or under /api/) and the marks of origin. Scripts and styles go with what they contain; other tags leave their text.
 */
export function sanitiseHtml(html: string): string {
  // Pasted text may hold zero characters, which no database text can.
  return sanitize(html.replaceAll('\0', ''), options);
}
