// A translation as a Word file with tracked changes: each can be accepted or rejected in Word and LibreOffice.
import { withoutMarks } from '@folio/contract/bilingual/protected-parts';
import { type DiffPart, diffWords } from '@folio/contract/bilingual/word-diff';
import { baseOf } from '@folio/contract/languages';
import { strToU8, zipSync } from 'fflate';
import type { ChangedText, ChangesFile } from './exchange-task.ts';
import { attributesOf, escapeAttribute, escapeText } from './xliff/write-inline.ts';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const fromTheRight = new Set(['ar', 'fa', 'he', 'ur', 'yi', 'ps', 'sd', 'ug', 'dv', 'ckb']);

/** Text of a run; line breaks and tabs are elements of their own. */
const content = (text: string, element: 'w:t' | 'w:delText') =>
  text
    .split(/(\n|\t)/)
    .map((piece) => {
      if (piece === '\n') return '<w:br/>';
      if (piece === '\t') return '<w:tab/>';
      return piece === '' ? '' : `<${element} xml:space="preserve">${escapeText(piece)}</${element}>`;
    })
    .join('');

const partsOf = ({ before, after, space }: ChangedText): DiffPart[] => {
  const [from, to] = [before === null ? null : withoutMarks(before), withoutMarks(after)];
  const parts: DiffPart[] = from === null ? [{ kind: 'same', text: to }] : diffWords(from, to);
  return [...parts, { kind: 'same', text: space.replace(/\r\n?/g, '\n') }];
};

function paragraphsOf({ paragraphs, language }: ChangesFile): string {
  const isFromTheRight = fromTheRight.has(baseOf(language));
  const properties = isFromTheRight ? '<w:rPr><w:rtl/></w:rPr>' : '';
  let changes = 0;
  const run = (sentence: ChangedText, { kind, text }: DiffPart) => {
    if (text === '') return '';
    const written = `<w:r>${properties}${content(text, kind === 'removed' ? 'w:delText' : 'w:t')}</w:r>`;
    if (kind === 'same') return written;
    changes += 1;
    const element = kind === 'removed' ? 'w:del' : 'w:ins';
    const by = attributesOf({
      'w:id': String(changes),
      'w:author': sentence.author,
      'w:date': sentence.changedAt.replace(/\.\d+Z$/, 'Z'),
    });
    return `<${element}${by}>${written}</${element}>`;
  };
  return paragraphs
    .map((sentences) => {
      const runs = sentences.flatMap((sentence) => partsOf(sentence).map((part) => run(sentence, part)));
      return `<w:p>${isFromTheRight ? '<w:pPr><w:bidi/></w:pPr>' : ''}${runs.join('')}</w:p>`;
    })
    .join('');
}

/** One paragraph for each of the document's texts, without its layout. */
export function writeChangesFile(file: ChangesFile): Uint8Array {
  const language = escapeAttribute(file.language);
  const isFromTheRight = fromTheRight.has(baseOf(file.language));
  const styles = `<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Arial"/><w:sz w:val="22"/><w:lang w:val="${language}"${isFromTheRight ? ` w:bidi="${language}"` : ''}/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults></w:styles>`;
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeText(file.title)}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': styles,
    'word/document.xml': `<w:document xmlns:w="${main}"><w:body>${paragraphsOf(file)}</w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(head + xml)])));
}
