// Allowed markup of a document. Runs last on everything that becomes one, no matter its author, and again when it is read.
import { claimKinds } from '@folio/contract/document-checks';
import sanitize from 'sanitize-html';

/** Images of our own storage. A foreign image would reveal the reader to its host, and the data in its URL. */
const isOwnPicture = (address: string | undefined) => address !== undefined && /^\/api\/[^/\\]/.test(address);
const isWebAddress = (address: string | undefined) => /^https?:\/\//i.test(address ?? '');

/** Names of the tags that a document may hold. */
export const allowedTags =
  'h1 h2 h3 h4 h5 h6 p ul ol li a blockquote pre code hr br strong em u s sub sup span img figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  );

/** Authorship marks of a passage, with their allowed values. `data-by` and `data-rewrite` hold ids. */
const marks: Record<string, RegExp> = {
  'data-origin': /^(engine|person|mixed)$/,
  'data-source': /^[\w ,:-]{1,200}$/,
  'data-by': /^[1-9]\d{0,9}$/,
  'data-rewrite': /^[1-9]\d{0,9}( [1-9]\d{0,9}){0,9}$/,
};

/** Claims of an engine that stand in nothing that was given, by their kind; on runs of words alone. */
const claimMark: Record<string, RegExp> = { 'data-unsourced': new RegExp(`^(${claimKinds.join('|')})$`) };

/** Tags that may have a text direction (`dir`). */
const directed = 'h1 h2 h3 h4 h5 h6 p ul ol li blockquote table caption th td figcaption'.split(' ');

/** Attributes that change how a text reads, and the values that each may have. */
export const readingAttributes = {
  allowed: Object.fromEntries(directed.map((tag) => [tag, [...(tag === 'ol' ? ['start'] : []), 'dir']])),
  values: { dir: /^(ltr|rtl|auto)$/, start: /^-?\d{1,6}$/ } as Record<string, RegExp>,
};

/** Values of `rel` for search engines; its other values have no meaning in a document. */
const kinds = ['nofollow', 'sponsored', 'ugc'];
const relOf = (given = '') => ['noopener', ...kinds.filter((kind) => given.toLowerCase().split(/\s+/).includes(kind))].join(' ');

const withTrueMarks = (tagName: string, attributes: sanitize.Attributes) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => (marks[name] ?? claimMark[name] ?? readingAttributes.values[name])?.test(value) ?? true,
    ),
  ),
});

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': Object.keys(marks),
    ...readingAttributes.allowed,
    span: Object.keys(claimMark),
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope', 'dir'],
    td: ['colspan', 'rowspan', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: relOf(attributes['rel']) } }),
    '*': withTrueMarks,
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !isOwnPicture(frame.attribs['src']) && !isWebAddress(frame.attribs['src']),
};

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/**
 * Replaces images of other hosts with links; inside a link, with their text. Input is `sanitize` output: attributes hold no `<`,
 * `>` or `"`.
 */
function withoutForeignPictures(html: string): string {
  let openLinks = 0;
  return html.replace(/<a\b[^>]*>|<\/a>|<img\b[^>]*>/g, (tag) => {
    if (tag.startsWith('</')) openLinks -= 1;
    else if (tag.startsWith('<a')) openLinks += 1;
    else {
      const address = attribute(tag, 'src');
      if (isOwnPicture(address)) return tag;
      const words = attribute(tag, 'alt').replaceAll('&quot;', '"').trim() || address;
      return openLinks > 0 ? words : `<a href="${address}" rel="noopener">${words}</a>`;
    }
    return tag;
  });
}

/**
 * Keeps only the markup allowed in a document: headings, text and its direction, lists and their first number, tables, links
 * (http, https, mailto), our own images (under /api/) and the marks of origin. Removes scripts and styles with their content.
 * Other tags leave their text; a foreign image leaves a link to it.
 */
export function sanitiseHtml(html: string): string {
  // Pasted text may hold zero characters, which no database text can.
  return withoutForeignPictures(sanitize(html.replaceAll('\0', ''), options));
}
