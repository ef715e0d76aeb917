// Markup as a sequence of texts and tags with their positions, in one pass: sanitised texts and raw ones of websites alike. Nothing is
// searched twice, so that unbalanced or hostile markup costs no more than its length.

/** Text between two tags, or one tag. */
export interface MarkupPiece {
  kind: 'text' | 'open' | 'close' | 'void';
  /** Tag name in lower case; empty for text. */
  name: string;
  start: number;
  end: number;
}

const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** Their content is not markup. */
const rawTags = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe', 'xmp']);

/** End of a tag that begins at `start`: after its `>`, past quoted attributes; -1 if it never ends. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < html.length; at++) {
    const sign = html[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at + 1;
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign;
  }
  return -1;
}

/** End of a WordPress shortcode that begins at `start`, or -1 if it is none. */
function endOfShortcode(html: string, start: number): number {
  if (!/[a-z/]/.test(html[start + 1] ?? '')) return -1;
  const [text = ''] = /^\[\/?[a-z][a-z0-9_-]{0,60}(?:\s[^[\]<]{0,1000}|\/)?\]/.exec(html.slice(start, start + 1100)) ?? [];
  return text === '' ? -1 : start + text.length;
}

/** Shortcodes with content other than running text, and the elements they stand for. */
const elementOfShortcode: Readonly<Record<string, string>> = {
  caption: 'figcaption',
  wp_caption: 'figcaption',
  code: 'pre',
  sourcecode: 'pre',
  embed: 'pre',
  gallery: 'pre',
  audio: 'pre',
  video: 'pre',
  playlist: 'pre',
};

/** The piece that a shortcode is: an element where it has content that ends later, else a tag that no text runs over. */
function pieceOfShortcode(html: string, start: number, end: number): MarkupPiece {
  const [, slash = '', given = ''] = /^\[(\/?)([a-z][a-z0-9_-]*)/.exec(html.slice(start, Math.min(end, start + 64))) ?? [];
  const name = Object.hasOwn(elementOfShortcode, given) ? (elementOfShortcode[given] ?? '') : '';
  if (name === '') return { kind: 'void', name: 'shortcode', start, end };
  return { kind: slash === '/' ? 'close' : 'open', name, start, end };
}

/** Positions of the last end of each shortcode, each searched once. */
type LastEnds = Map<string, number>;

/** Differences between raw markup of a website and sanitized markup. */
export interface WalkOptions {
  /** `[gallery ids="1"]` does not count as text. */
  hasShortcodes?: boolean;
}

/** Texts and tags in their order. What follows a tag that never ends is left out. */
export function* walkMarkup(html: string, { hasShortcodes = false }: WalkOptions = {}): Generator<MarkupPiece> {
  let at = 0;
  const lastEnds: LastEnds = new Map();
  while (at < html.length) {
    const opening = html.indexOf('<', at);
    const end = opening === -1 ? html.length : opening;
    if (end > at)
      yield* hasShortcodes ? withoutShortcodes(html, at, end, lastEnds) : [{ kind: 'text', name: '', start: at, end } as const];
    if (opening === -1) return;
    const next = html[opening + 1] ?? '';
    if (next === '!' || next === '?') {
      const isComment = html.startsWith('<!--', opening);
      const close = html.indexOf(isComment ? '-->' : '>', opening + 2);
      if (close === -1) return;
      at = close + (isComment ? 3 : 1);
      continue;
    }
    if (!/[a-z/]/i.test(next)) {
      // A lone sign, as "a < b".
      yield { kind: 'text', name: '', start: opening, end: opening + 1 };
      at = opening + 1;
      continue;
    }
    const close = endOfTag(html, opening);
    if (close === -1) return;
    const [, slash = '', given = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(html.slice(opening, Math.min(close, opening + 40))) ?? [];
    const name = given.toLowerCase();
    const isVoid = voidTags.has(name) || html[close - 2] === '/';
    const kind = slash === '/' ? 'close' : isVoid ? 'void' : 'open';
    yield { kind, name, start: opening, end: close };
    at = close;
    if (kind === 'open' && rawTags.has(name)) {
      const closing = new RegExp(`</${name}[\\s>/]`, 'gi');
      closing.lastIndex = close;
      const found = closing.exec(html);
      if (!found) return;
      at = found.index;
    }
  }
}

function hasEnd(html: string, start: number, lastEnds: LastEnds): boolean {
  const [, name = ''] = /^\[([a-z_]+)/.exec(html.slice(start, start + 64)) ?? [];
  const last = lastEnds.get(name) ?? html.lastIndexOf(`[/${name}]`);
  lastEnds.set(name, last);
  return last > start;
}

function* withoutShortcodes(html: string, start: number, end: number, lastEnds: LastEnds): Generator<MarkupPiece> {
  let at = start;
  for (let open = html.indexOf('[', start); open !== -1 && open < end; open = html.indexOf('[', open + 1)) {
    const close = endOfShortcode(html, open);
    if (close === -1 || close > end) continue;
    if (open > at) yield { kind: 'text', name: '', start: at, end: open };
    const piece = pieceOfShortcode(html, open, close);
    yield piece.kind === 'open' && !hasEnd(html, open, lastEnds)
      ? { kind: 'void', name: 'shortcode', start: open, end: close }
      : piece;
    at = close;
  }
  if (at < end) yield { kind: 'text', name: '', start: at, end };
}
