// Terms and translated texts as files that other programs read: csv for spreadsheets, TMX 1.4 for translation programs, TBX-Basic for terms.
import { markPattern } from '@folio/contract/bilingual/protected-parts';
import { csvFile } from '../../kernel/csv.ts';
import type { ExchangePair } from './read-exchange-file.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside XML, without the control characters that it may not hold. */
const escaped = (text: string) =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** A text with its marks as the codes of TMX: pairs, single marks, and halves without their other half. */
function segmentOf(text: string): string {
  const pieces = text.split(markPattern);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 0) return escaped(piece);
      const [, slash, kind, number] = /^<(\/?)([gx])(\d+)\/?>$/.exec(piece) ?? [];
      const code = escaped(piece);
      if (kind === 'x') return `<ph x="${number}">${code}</ph>`;
      if (slash === '')
        return pieces.includes(`</g${number}>`, index)
          ? `<bpt i="${number}" x="${number}">${code}</bpt>`
          : `<it pos="begin" x="${number}">${code}</it>`;
      return pieces.slice(0, index).includes(`<g${number}>`)
        ? `<ept i="${number}">${code}</ept>`
        : `<it pos="end" x="${number}">${code}</it>`;
    })
    .join('');
}

const variant = (language: string, text: string) => `<tuv xml:lang="${escaped(language)}"><seg>${segmentOf(text)}</seg></tuv>`;

function tmxOf(pairs: readonly ExchangePair[]): string {
  const [first] = new Set(pairs.map(({ source_language }) => source_language));
  const isOne = pairs.every(({ source_language }) => source_language === first);
  // TMX has no mark for a wording that must not be used: other programs would offer it.
  const offered = pairs.filter(({ is_forbidden }) => is_forbidden !== true);
  const units = offered.map(
    ({ source_language, target_language, source, target, formality }) =>
      `<tu srclang="${escaped(source_language)}">${formality === 'auto' ? '' : `<prop type="x-formality">${escaped(formality)}</prop>`}${variant(source_language, source)}${variant(target_language, target)}</tu>`,
  );
  const header = `<header creationtool="Folio" creationtoolversion="2" segtype="block" o-tmf="Folio" adminlang="en" srclang="${isOne && first ? escaped(first) : '*all*'}" datatype="plaintext"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n${header}\n<body>\n${units.join('\n')}\n</body>\n</tmx>\n`;
}

const termOf = (language: string, term: string, more: string) =>
  `<langSet xml:lang="${escaped(language)}"><tig><term>${escaped(term)}</term>${more}</tig></langSet>`;

function tbxOf(pairs: readonly ExchangePair[]): string {
  const concepts = [...Map.groupBy(pairs, ({ source_language, source }) => `${source_language} ${source}`).values()];
  const entries = concepts.map((concept, index) => {
    const [{ source_language, source } = { source_language: '', source: '' }] = concept;
    const targets = concept.map(({ target_language, target, note, is_forbidden }) => {
      const state = is_forbidden ? 'deprecatedTerm-admn-sts' : 'preferredTerm-admn-sts';
      const more = `<termNote type="administrativeStatus">${state}</termNote>${note ? `<note>${escaped(note)}</note>` : ''}`;
      return termOf(target_language, target, more);
    });
    return `<termEntry id="t${index + 1}">${termOf(source_language, source, '')}${targets.join('')}</termEntry>`;
  });
  const header = '<martifHeader><fileDesc><sourceDesc><p>Folio</p></sourceDesc></fileDesc></martifHeader>';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<martif type="TBX-Basic" xml:lang="en">\n${header}\n<text><body>\n${entries.join('\n')}\n</body></text>\n</martif>\n`;
}

export type ExchangeFormat = 'csv' | 'tmx' | 'tbx';

const columns = ['source_language', 'target_language', 'term', 'translation', 'formality'];

/** The pairs as a file that can be taken in again unchanged. */
export function writeExchangeFile(
  name: string,
  format: ExchangeFormat,
  pairs: readonly ExchangePair[],
  hasFormality: boolean,
): File {
  if (format === 'tmx') return new File([tmxOf(pairs)], `${name}.tmx`, { type: 'application/xml; charset=utf-8' });
  if (format === 'tbx') return new File([tbxOf(pairs)], `${name}.tbx`, { type: 'application/xml; charset=utf-8' });
  const width = hasFormality ? columns.length : columns.length - 1;
  const rows = pairs.map((pair) =>
    [pair.source_language, pair.target_language, pair.source, pair.target, pair.formality].slice(0, width),
  );
  return csvFile(`${name}.csv`, columns.slice(0, width), rows);
}
