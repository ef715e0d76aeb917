// Taking files of terms and texts in, whole or not at all, and giving them out.
import { maxExchanged } from '@folio/contract/translation-memory';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { type Exchanged, listPairs, upsertPairs } from './exchange.queries.ts';
import { type ExchangeKind, readExchangeFile } from './read-exchange-file.ts';
import { type ExchangeFormat, writeExchangeFile } from './write-exchange-file.ts';

interface Languages {
  source_language?: string | undefined;
  target_language?: string | undefined;
}

const actions = { terms: 'glossary.imported', texts: 'translation_memory.imported' };

/** Throws 413, 415 or 422 at `file`, naming each line that cannot be kept; then nothing is. */
export async function importPairs(
  kernel: Kernel,
  actor: Actor,
  kind: ExchangeKind,
  call: Languages & { file: File },
): Promise<Exchanged> {
  const pairs = await readExchangeFile(call.file, kind, call, actor.language);
  return kernel.database.transaction(async (tx) => {
    const done = await upsertPairs(tx, actor.accountId, kind, pairs);
    const { added, changed } = done;
    await recordAudit(tx, actor, { action: actions[kind], subjectName: call.file.name.slice(-200), details: { added, changed } });
    return done;
  });
}

/** Throws 422 where there are more than a file may hold. */
export async function exportPairs(
  kernel: Kernel,
  actor: Actor,
  kind: ExchangeKind,
  call: Languages & { format: ExchangeFormat },
): Promise<File> {
  const max = maxExchanged[kind];
  const pairs = await listPairs(kernel.database, actor.accountId, kind, call, max + 1);
  if (pairs.length > max)
    throw new AppError(422, 'export_too_long', { params: { max }, issues: [{ field: 'target_language', code: 'required' }] });
  return writeExchangeFile(kind === 'terms' ? 'glossary' : 'translation-memory', call.format, pairs, kind === 'texts');
}
