// What goes out, as canonical text by part, and its hashes. Two contents with the same hash read the same; marks of origin, comments and the
// addresses of links do not count as text.
import { createHash } from 'node:crypto';
import { type PackagePart, packageParts } from '@folio/contract/task-words';

export interface PackageContent {
  title: string;
  /** Sanitised. */
  html: string;
  metaTitle: string;
  metaDescription: string;
  /** Ids of files that belong to the document beside its text. */
  assetIds: readonly string[];
  /** Files of the task; their order does not count. */
  attachments: readonly { file_name: string; sha256: string }[];
}

export interface Package {
  /** SHA-256 of all parts, hexadecimal. */
  hash: string;
  hashes: Record<PackagePart, string>;
  /** Parts other than the text, as people read them: one line an entry. */
  lines: Record<Exclude<PackagePart, 'text'>, string[]>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Tags that are no words and no structure: links count as links, pictures as media, the rest are marks. */
const ignoredTags = new Set(['a', 'span', 'img']);
/** Attributes that change what a reader sees of a table. */
const structure = /\s(colspan|rowspan)="(\d+)"/g;
const blockTags = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre hr br figure figcaption table caption thead tbody tfoot tr th td'.split(' '),
);

const nameOf = (tag: string) => /^<\/?\s*([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Words and structure in their order: tags without what does not show, and texts with single spaces. */
function textTokens(html: string): string[] {
  const tokens: string[] = [];
  let isVerbatim = false;
  const addText = (text: string) => {
    const last = tokens.at(-1);
    if (last !== undefined && !last.startsWith('<')) tokens[tokens.length - 1] = last + text;
    else tokens.push(text);
  };
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      addText(isVerbatim ? token : token.replace(/\s+/g, ' '));
      continue;
    }
    const name = nameOf(token);
    if (ignoredTags.has(name)) continue;
    if (name === 'pre') isVerbatim = !token.startsWith('</');
    const kept = [...token.matchAll(structure)].map(([, key, value]) => ` ${key}=${value}`).sort();
    tokens.push(token.startsWith('</') ? `</${name}>` : `<${name}${kept.join('')}>`);
  }
  const isBlock = (token: string | undefined) => token === undefined || (token.startsWith('<') && blockTags.has(nameOf(token)));
  return tokens
    .map((token, index) => {
      if (token.startsWith('<')) return token;
      const start = isBlock(tokens[index - 1]) ? token.trimStart() : token;
      return isBlock(tokens[index + 1]) ? start.trimEnd() : start;
    })
    .filter((token) => token !== '')
    .map((token) => token.normalize('NFC'));
}

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Links in their order: their words and where they lead. */
const linksIn = (html: string) =>
  [...html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs)].map(([, tag = '', inner = '']) => `${words(inner)} → ${attribute(tag, 'href')}`);

/** Pictures in their order: which, and their words for those who do not see them. */
const picturesIn = (html: string) =>
  [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => `${attribute(tag, 'src')} (${attribute(tag, 'alt')})`);

/** The hash of some parts, or of all where `parts` is empty: of the sorted lines `part:hash`. */
export function hashOfParts(hashes: Record<PackagePart, string>, parts: readonly PackagePart[] = []): string {
  const scope = parts.length === 0 ? packageParts : packageParts.filter((part) => parts.includes(part));
  return sha256(
    scope
      .map((part) => `${part}:${hashes[part]}`)
      .sort()
      .join('\n'),
  );
}

/** The parts of a content and their hashes. */
export function packageOf(content: PackageContent): Package {
  const { title, html, metaTitle, metaDescription, assetIds, attachments } = content;
  const files = attachments
    .map(({ file_name: name, sha256: hash }) => ({ name: name.normalize('NFC'), hash }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.hash < b.hash ? -1 : 1));
  const media = [...picturesIn(html), ...assetIds.map(String)];
  const lines = {
    media: [...media, ...files.map(({ name, hash }) => `${name} (SHA-256 ${hash.slice(0, 16)}…)`)],
    meta: [metaTitle, metaDescription].map((line) => line.normalize('NFC')),
    links: linksIn(html),
  };
  const hashes = {
    text: sha256(JSON.stringify([title.normalize('NFC').trim(), ...textTokens(html)])),
    // Without files as it was before tasks had some, so that older approvals hold.
    media: sha256(JSON.stringify([...media, ...files])),
    meta: sha256(JSON.stringify(lines.meta)),
    links: sha256(JSON.stringify(lines.links)),
  };
  return { hash: hashOfParts(hashes), hashes, lines };
}
