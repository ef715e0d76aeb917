// The certificate as a PDF page: the statement in both languages, the checksums of its documents, and the place to check its number.
import { withParts } from '@folio/engine/parts/optional-parts';
import { dayText } from '../../../kernel/messages/day-text.ts';
import { type MessageKey, message } from '../../../kernel/messages/messages.ts';
import { openPdf } from '../../documents/index.ts';
import { addSignatureField } from './sign-pdf.ts';
import type { WrittenStatement } from './statements.ts';

export interface CertificateFacts {
  number: string;
  issuedAt: Date;
  documentName: string;
  words: number;
  pages: number;
  /** Empty where nobody said. */
  country: string;
  translator: string;
  body: string;
  bodyNumber: string;
  statements: WrittenStatement[];
  source: { name: string; sha256: string }[];
  target: { name: string; sha256: string }[];
  verifyUrl: string;
}

type Writer = Awaited<ReturnType<typeof openPdf>>;

const softInk = '#5c5850';
const hairline = '#d9d5cc';
/** Points between the left edge and the text of a row. */
const labelWidth = 96;
/** Points of the QR code's side. */
const codeSide = 92;

const plain = (text: string) => [{ kind: 'text' as const, text }];

function drawRule(writer: Writer): void {
  writer.space(10);
  const { y } = writer.document;
  writer.document.markContent('Artifact', { type: 'Layout' });
  writer.document.moveTo(writer.left, y).lineTo(writer.right, y).lineWidth(0.6).strokeColor(hairline).stroke();
  writer.document.endMarkedContent();
  writer.space(12);
}

function drawRow(writer: Writer, label: string, value: string, isCode = false): void {
  writer.need(30);
  writer.tagged('P', () => {
    const { y } = writer.document;
    writer.text(plain(label), { size: 9.5, color: softInk }, { width: labelWidth - 8 });
    const afterLabel = writer.document.y;
    writer.document.y = y;
    const restore = writer.narrow(labelWidth);
    writer.text([{ kind: 'text', text: value, bold: !isCode, code: isCode }], { size: isCode ? 8 : 9.5 });
    restore();
    writer.document.y = Math.max(afterLabel, writer.document.y);
  });
  writer.space(3);
}

async function drawCode(writer: Writer, url: string, alt: string): Promise<void> {
  const { encode } = await import('uqr');
  const { data, size } = encode(url, { border: 0 });
  const { y } = writer.document;
  const side = codeSide / size;
  const left = writer.right - codeSide;
  writer.tagged(
    'Figure',
    () => {
      data.forEach((row, down) => {
        row.forEach((isDark, across) => {
          if (isDark) writer.document.rect(left + across * side, y + down * side, side, side);
        });
      });
      writer.document.fillColor('#000000').fill();
    },
    alt,
  );
}

async function drawCertificate(facts: CertificateFacts): Promise<Uint8Array> {
  const [first] = facts.statements;
  const language = first?.language ?? 'en';
  const say = (key: MessageKey, params: Record<string, string | number> = {}) => message(key, language, params);
  const title = `${first?.title ?? ''} ${facts.number}`;
  const writer = await openPdf({ title, language, blocks: [] });
  writer.tagged('P', () => writer.text([{ kind: 'text', text: facts.number, code: true }], { size: 9, color: softInk }));
  writer.space(18);
  facts.statements.forEach((statement, index) => {
    writer.tagged(index === 0 ? 'H1' : 'P', () =>
      writer.text(plain(statement.title), index === 0 ? { size: 21, bold: true } : { size: 11.5, color: softInk }),
    );
  });
  writer.space(14);
  facts.statements.forEach((statement, index) => {
    writer.tagged('P', () => writer.text([{ kind: 'text', text: statement.text, italic: index > 0 }], { size: 11, lineGap: 4 }));
    writer.space(8);
  });
  drawRule(writer);
  drawRow(writer, say('certificate_document'), facts.documentName);
  drawRow(writer, say('certificate_extent'), say('certificate_extent_value', { pages: facts.pages, words: facts.words }));
  drawRow(writer, say('certificate_issued'), dayText(facts.issuedAt, language));
  if (facts.country !== '') drawRow(writer, say('certificate_country'), facts.country);
  drawRow(writer, say('certificate_translator'), facts.translator);
  drawRow(writer, say('certificate_registered'), `${facts.body}, ${facts.bodyNumber}`);
  drawRule(writer);
  for (const [key, files] of [
    ['certificate_source', facts.source],
    ['certificate_translation', facts.target],
  ] as const)
    for (const { name, sha256 } of files) {
      drawRow(writer, say(key), name);
      drawRow(writer, 'SHA-256', sha256, true);
    }
  drawRule(writer);
  writer.need(codeSide + 20);
  const { y } = writer.document;
  await drawCode(writer, facts.verifyUrl, say('certificate_code'));
  writer.document.y = y;
  const area = { width: writer.width - codeSide - 24 };
  writer.tagged('P', () => writer.text(plain(say('certificate_verify')), { size: 9.5 }, area));
  writer.tagged('P', () => writer.text([{ kind: 'text', text: facts.verifyUrl, href: facts.verifyUrl }], { size: 9.5 }, area));
  writer.space(8);
  writer.tagged('P', () => writer.text(plain(say('certificate_signed')), { size: 9.5, color: softInk }, area));
  addSignatureField(writer.document, { reason: first?.title ?? title, at: facts.issuedAt });
  return writer.end();
}

/** Writes the PDF with an empty field for its signature. Throws `EngineFailure`: PART_NOT_INSTALLED. */
export const writeCertificate = (facts: CertificateFacts): Promise<Uint8Array> => withParts(() => drawCertificate(facts));
