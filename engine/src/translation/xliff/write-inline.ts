// Texts with marks as XML: a pair becomes one element around its words, a single mark an empty element.
import { markPattern } from '@folio/contract/bilingual/protected-parts';

/** Characters not allowed in XML, including lone surrogates. */
const notInXml = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

export const escapeText = (text: string): string =>
  text.replace(notInXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

export const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\t', '&#9;').replaceAll('\n', '&#10;');

/** The attributes that have a value, each with a space before it. */
export const attributesOf = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`))
    .join('');

/** Positions of the marks that are nested as XML asks; a mark without its other half, or across another pair, is text. */
function nestedMarks(tokens: readonly string[]): Set<number> {
  const nested = new Set<number>();
  const open: { number: string; index: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (index % 2 === 0) continue;
    const [, closes, kind, number = ''] = /^<(\/?)([gx])(\d+)/.exec(token) ?? [];
    if (kind === 'x') nested.add(index);
    else if (closes === '') open.push({ number, index });
    else {
      const at = open.findLastIndex((mark) => mark.number === number);
      const opened = open[at];
      if (!opened) continue;
      open.length = at;
      nested.add(opened.index).add(index);
    }
  }
  return nested;
}

/** A text with its marks as elements: `pair` and `single` are their names, `idOf` gives their ids. */
export function writeInline(
  text: string,
  { pair, single, idOf }: { pair: string; single: string; idOf: (kind: 'g' | 'x', number: string) => string },
): string {
  const tokens = text.split(markPattern);
  const nested = nestedMarks(tokens);
  return tokens
    .map((token, index) => {
      if (!nested.has(index)) return escapeText(token);
      const [, closes, kind, number = ''] = /^<(\/?)([gx])(\d+)/.exec(token) ?? [];
      if (kind === 'x') return `<${single} id="${idOf('x', number)}"/>`;
      return closes === '' ? `<${pair} id="${idOf('g', number)}">` : `</${pair}>`;
    })
    .join('');
}

/** An id as XML allows it in a name token; `readId` gives it back. */
export const writeId = (id: string): string =>
  id === '' ? '_' : id.replace(/[^A-Za-z0-9.-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);

export const readId = (id: string): string =>
  id === '_'
    ? ''
    : id.replace(/_([0-9a-f]{1,6})_/g, (written, code: string) => {
        const point = Number.parseInt(code, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : written;
      });
