// A file of terms or translated texts as pairs, read in a worker, with its faults in the reader's language.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { maxExchangeBytes, maxExchanged } from '@folio/contract/translation-memory';
import { validationMessage } from '@folio/contract/validation-messages';
import type { ExchangeKind, ExchangePair, ExchangeReading } from '@folio/engine/translation/exchange/read-exchange-file';
import { runHeavy } from '@folio/engine/work/run-heavy';
import { AppError, invalid, invalidField } from '../../kernel/errors.ts';

export type { ExchangeKind, ExchangePair } from '@folio/engine/translation/exchange/read-exchange-file';

const field = 'file';
/** Milliseconds for the reading of a file. */
const readingMs = 60_000;
const endings = ['csv', 'tmx', 'tbx'] as const;

/**
 * The pairs of a file. Throws 413 above 5 MB, 415 for another kind, 422 at `file` for the fault of the whole, or for each invalid line
 * (the first hundred).
 */
export async function readExchangeFile(
  file: File,
  kind: ExchangeKind,
  stated: { source_language?: string | undefined; target_language?: string | undefined },
  reader: InterfaceLanguage,
): Promise<ExchangePair[]> {
  const name = file.name.slice(-100);
  const max = maxExchanged[kind];
  if (file.size > maxExchangeBytes)
    throw new AppError(413, 'too_large', { issues: [{ field, code: 'picture_too_large', params: { name, max: 5 } }] });
  const ending = endings.find((one) => file.name.toLowerCase().endsWith(`.${one}`));
  if (!ending) throw invalidField(field, 'file_kind', { name, kinds: 'CSV, TMX, TBX' });
  const { source_language, target_language } = stated;
  const input = { bytes: await file.bytes(), ending, kind, stated: { source_language, target_language } };
  let read: ExchangeReading;
  try {
    read = await runHeavy('exchange-file', input, { signal: AbortSignal.timeout(readingMs), timeMs: readingMs });
  } catch {
    // More time or memory than a whole file of this size needs.
    throw invalidField(field, 'file_damaged', { name });
  }
  if ('fault' in read) {
    const columns = 'source_language, target_language, term, translation';
    throw invalidField(field, read.fault, { name, max, columns });
  }
  if ('faults' in read) {
    const texts = read.faults.map(({ line, code, params }) => `${line}: ${validationMessage(code, params, reader)}`);
    throw invalid(texts.map((text) => ({ field, code: 'row', params: { text } })));
  }
  return read.pairs;
}
