// Text of markup with the position of each of its characters: entities are read, runs of white space are one space.

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  laquo: '«',
  raquo: '»',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  ccedil: 'ç',
};

function charOf(entity: string): string {
  const [, hex, decimal, name] = /^&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));$/i.exec(entity) ?? [];
  if (name !== undefined) return named[name] ?? '';
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isChar = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isChar ? String.fromCodePoint(code) : '';
}

/** Text under construction: `text[i]` was written from `starts[i]` to `ends[i]` of the markup. */
export class PositionedText {
  text = '';
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** Running number of the text node of each character. */
  readonly nodes: number[] = [];
  /** A look at the end of a long text that is being put together would copy it. */
  #endsInSpace = true;

  #add(sign: string, start: number, end: number, node: number): void {
    const isSpace = /^[\s\u00a0]$/.test(sign);
    if (isSpace && this.#endsInSpace) return;
    this.#endsInSpace = isSpace;
    this.text += isSpace ? ' ' : sign;
    for (let unit = 0; unit < sign.length; unit++) {
      this.starts.push(start);
      this.ends.push(end);
      this.nodes.push(node);
    }
  }

  /** A part of the markup without tags; `isPlain` for text that has no entities. */
  append(html: string, start: number, end: number, node: number, isPlain: boolean): void {
    let at = start;
    while (at < end) {
      const close = html[at] === '&' && !isPlain ? html.slice(at, Math.min(end, at + 12)).indexOf(';') : -1;
      const entity = close > 1 ? html.slice(at, at + close + 1) : '';
      const decoded = entity === '' ? '' : charOf(entity);
      if (decoded !== '') {
        this.#add(decoded, at, at + entity.length, node);
        at += entity.length;
      } else {
        this.#add(html[at] ?? '', at, at + 1, node);
        at += 1;
      }
    }
  }
}
