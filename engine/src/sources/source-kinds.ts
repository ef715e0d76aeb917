// Which kind of file this is, by its content. The name only decides between kinds of plain text, and must not contradict.
import { maxFileBytes } from '@folio/contract/file-limits';
import { fileTypeFromBuffer } from 'file-type';
import { EngineFailure } from '../core/engine-types.ts';

export type SourceKind = 'pdf' | 'doc' | 'docx' | 'pptx' | 'xlsx' | 'csv' | 'txt' | 'md' | 'html';

const kindsByExtension: Record<string, SourceKind> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'docx',
  pptx: 'pptx',
  xlsx: 'xlsx',
  csv: 'csv',
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
};

const kindsByContent: Record<string, SourceKind> = { pdf: 'pdf', cfb: 'doc', docx: 'docx', pptx: 'pptx', xlsx: 'xlsx' };

const textKinds = new Set<SourceKind>(['csv', 'txt', 'md', 'html']);

/** Signs of binary data: control characters that no text has. */
function isBinary(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return false;
  const sample = bytes.subarray(0, 4096);
  return sample.some((byte) => byte === 0 || (byte < 32 && ![9, 10, 12, 13, 27].includes(byte)));
}

const extensionOf = (fileName: string) => fileName.toLowerCase().match(/\.([a-z0-9]+)$/)?.[1] ?? '';

/** The kind that name and content agree on; throws FILE_UNREADABLE where they do not, FILE_EMPTY for no bytes. */
export async function sourceKindOf(bytes: Uint8Array, fileName: string): Promise<SourceKind> {
  if (bytes.length === 0) throw new EngineFailure('FILE_EMPTY', { detail: fileName });
  const refused = new EngineFailure('FILE_UNREADABLE', { detail: fileName });
  const named = kindsByExtension[extensionOf(fileName)];
  if (named === undefined || bytes.length > maxFileBytes) throw refused;
  const found = await fileTypeFromBuffer(bytes);
  if (textKinds.has(named)) {
    const isText = found === undefined || found.mime.startsWith('text/') || found.mime === 'application/xml';
    if (!isText || isBinary(bytes)) throw refused;
    return named;
  }
  if (kindsByContent[found?.ext ?? ''] !== named) throw refused;
  return named;
}
