// Content under review as canonical text by part, and its hashes. Two contents with the same hash read the same; marks of origin, comments and the
// addresses of links do not count as text.
import { createHash } from 'node:crypto';
import { type PackagePart, translationPart } from '@folio/contract/task-words';

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
  /** Approved translations of the document, each of another language. */
  translations: readonly { language: string; title: string; html: string }[];
}

export type PartHashes = Partial<Record<PackagePart, string>>;

export interface Package {
  /** SHA-256 of all parts, hexadecimal. */
  hash: string;
  hashes: PartHashes;
  /** Parts other than the text, as people read them: one line an entry. */
  lines: Partial<Record<Exclude<PackagePart, 'text'>, string[]>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Tags that are no words and no structure: links count as links, pictures as media, the rest are marks. */
const ignoredTags = new Set(['a', 'span', 'img']);
/** Attributes that change the reader's view of a table. */
const structure = /\s(colspan|rowspan)="(\d+)"/g;
const blockTags = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre hr br figure figcaption table caption thead tbody tfoot tr th td'.split(' '),
);

const nameOf = (tag: string) => /^<\/?\s*([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Words and structure in their order: tags without invisible parts, and texts with single spaces. */
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

/** Images in their order: their identity, and their alternative text. */
const picturesIn = (html: string) =>
  [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => `${attribute(tag, 'src')} (${attribute(tag, 'alt')})`);

/** The parts that there are, the document's own first, then its translations. */
export const partsIn = (hashes: PartHashes): PackagePart[] => Object.keys(hashes) as PackagePart[];

/** The parts of a package with their hashes. */
export const listParts = ({ hashes }: Pick<Package, 'hashes'>): { part: PackagePart; hash: string }[] =>
  partsIn(hashes).map((part) => ({ part, hash: hashes[part] ?? '' }));

/** The hash of some parts, or of all where `parts` is empty: of the sorted lines `part:hash`. A part that there is none of has no line. */
export function hashOfParts(hashes: PartHashes, parts: readonly PackagePart[] = []): string {
  return sha256(
    partsIn(hashes)
      .filter((part) => parts.length === 0 || parts.includes(part))
      .map((part) => `${part}:${hashes[part]}`)
      .sort()
      .join('\n'),
  );
}

const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|pre|td|th|figcaption|caption)>|<br\s*\/?>/g;

/** The text of a translation as people compare it: a line a paragraph, heading, item or cell, then its media and links. */
const linesOfTranslation = (title: string, html: string): string[] =>
  [title, ...html.split(blockEnd).map(words), ...picturesIn(html), ...linksIn(html)].filter((line) => line !== '');

/** Canonical form of a task's file among the media. */
export const lineOfAttachment = ({ file_name: name, sha256: hash }: PackageContent['attachments'][number]) =>
  `${name.normalize('NFC')} (SHA-256 ${hash.slice(0, 16)}…)`;

/** The name of the file in such a line; any other line as it is. */
export const nameInLine = (line: string) => line.replace(/ \(SHA-256 [0-9a-f]{16}…\)$/u, '');

/** The parts of a content and their hashes. */
export function packageOf(content: PackageContent): Package {
  const { title, html, metaTitle, metaDescription, assetIds, attachments, translations } = content;
  const files = attachments
    .map(({ file_name: name, sha256: hash }) => ({ name: name.normalize('NFC'), hash }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.hash < b.hash ? -1 : 1));
  const media = [...picturesIn(html), ...assetIds.map(String)];
  const lines: Package['lines'] = {
    media: [...media, ...files.map(({ name, hash }) => lineOfAttachment({ file_name: name, sha256: hash }))],
    meta: [metaTitle, metaDescription].map((line) => line.normalize('NFC')),
    links: linksIn(html),
  };
  const hashes: PartHashes = {
    text: sha256(JSON.stringify([title.normalize('NFC').trim(), ...textTokens(html)])),
    // Without files as it was before tasks had some, so that older approvals hold.
    media: sha256(JSON.stringify([...media, ...files])),
    meta: sha256(JSON.stringify(lines.meta)),
    links: sha256(JSON.stringify(lines.links)),
  };
  for (const { language, title: name, html: text } of translations.toSorted((a, b) => (a.language < b.language ? -1 : 1))) {
    const part = translationPart(language);
    lines[part] = linesOfTranslation(name, text);
    hashes[part] = sha256(JSON.stringify([name.normalize('NFC').trim(), textTokens(text), picturesIn(text), linksIn(text)]));
  }
  return { hash: hashOfParts(hashes), hashes, lines };
}
