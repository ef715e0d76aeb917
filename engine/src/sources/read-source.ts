// Files and pages as sources: the input of engine and composer, in one format for all kinds.
import { baseOf } from '@folio/contract/languages';
import { EngineFailure } from '../core/engine-types.ts';
import type { GuardedFetch } from '../fetch/guarded-fetch.ts';
import { isEncryptedOffice, isEncryptedPdf } from '../files/is-encrypted.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { normaliseText } from './normalise-text.ts';
import { runExtraction } from './run-extraction.ts';
import { type SourceKind, sourceKindOf } from './source-kinds.ts';

export interface ReadSource {
  /** The file's or page's own title, else the file's name without its extension. */
  title: string;
  /** As `SourceText.text`. */
  text: string;
  /** Plain code of the language, where it can be detected. */
  language?: string;
}

const withoutExtension = (fileName: string) => fileName.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,8}$/i, '');

async function read(
  kind: SourceKind,
  bytes: Uint8Array,
  name: string,
  url: string | null,
  contentType: string,
): Promise<ReadSource> {
  const extracted = await runExtraction({ kind, bytes, url, contentType });
  const text = normaliseText(extracted.text);
  // Its statistics take half a second to load, which no start of the process should wait for.
  const language = baseOf(extracted.language ?? '') || (await detectLanguage(text));
  const title = extracted.title.replace(/\s+/g, ' ').trim().slice(0, 300);
  return { title: title || name, text, ...(language && { language }) };
}

/**
 * Reads an uploaded file of at most 10 MB: pdf, doc, docx, xlsx, csv, txt, md or html. Throws `EngineFailure` with the file's
 * name: FILE_UNREADABLE if content and name disagree or nothing can be read, FILE_ENCRYPTED if it is password-protected,
 * FILE_EMPTY if it contains no text (a scanned page).
 */
export async function readFileSource(bytes: Uint8Array, fileName: string): Promise<ReadSource> {
  if (isEncryptedOffice(bytes)) throw new EngineFailure('FILE_ENCRYPTED', { detail: fileName });
  const kind = await sourceKindOf(bytes, fileName);
  let source: ReadSource;
  try {
    source = await read(kind, bytes, withoutExtension(fileName) || fileName, null, '');
  } catch (cause) {
    const code = kind === 'pdf' && isEncryptedPdf(bytes) ? 'FILE_ENCRYPTED' : 'FILE_UNREADABLE';
    throw new EngineFailure(code, { detail: fileName, cause });
  }
  if (!/[\p{L}\p{N}]/u.test(source.text)) throw new EngineFailure('FILE_EMPTY', { detail: fileName });
  return source;
}

const kindsByMimeType: Record<string, SourceKind> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/csv': 'csv',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
};

/** Host and path of a page, as a message names it: without a query, which may hold someone's token. */
const nameOfPage = ({ hostname, pathname }: URL): string => `${hostname}${pathname === '/' ? '' : pathname.slice(0, 200)}`;

/** Meaning of an error response for a page. */
function failureOf(status: number, url: URL): EngineFailure {
  const code =
    status === 404 || status === 410 ? 'PAGE_MISSING' : status === 401 || status === 403 ? 'PAGE_CLOSED' : 'PAGE_FAILED';
  return new EngineFailure(code, {
    detail: `${nameOfPage(url)} (${status})`,
    isTemporary: status >= 500 || status === 429,
  });
}

/**
 * Reads a public page or document by its address. Throws `EngineFailure`: PAGE_NOT_PUBLIC, PAGE_REDIRECTS, ABORTED, PAGE_MISSING, PAGE_CLOSED
 * or PAGE_FAILED for an error answer, PAGE_EMPTY for a page without text, PAGE_UNREADABLE for a kind that is not read; the detail names
 * host and path.
 */
export async function readPageSource(
  fetch: GuardedFetch,
  url: string,
  signal?: AbortSignal,
): Promise<ReadSource & { url: string }> {
  const page = await fetch(url, signal);
  const address = new URL(page.url);
  const { hostname, pathname } = address;
  const detail = nameOfPage(address);
  const unreadable = (cause?: unknown) => new EngineFailure('PAGE_UNREADABLE', { detail, cause });
  if (page.status < 200 || page.status > 299) throw failureOf(page.status, address);
  if (page.bytes.length === 0) throw new EngineFailure('PAGE_EMPTY', { detail });
  const kind = kindsByMimeType[page.contentType.split(';')[0]?.trim() || 'text/html'];
  if (kind === undefined) throw unreadable();
  const name =
    pathname
      .split('/')
      .findLast((part) => part !== '')
      ?.slice(0, 200) ?? hostname;
  let source: ReadSource;
  try {
    const checked = await sourceKindOf(page.bytes, `page.${kind}`);
    source = await read(checked, page.bytes, kind === 'html' ? hostname : name, page.url, page.contentType);
  } catch (cause) {
    throw unreadable(cause);
  }
  if (!/[\p{L}\p{N}]/u.test(source.text)) throw new EngineFailure('PAGE_EMPTY', { detail });
  return { ...source, url: page.url };
}
