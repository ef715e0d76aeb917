// What the engine asks of an account's translations.
import type { TranslationMemory } from '@folio/engine/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import { keepTexts, listTermsFor, recallTexts } from './translation-memory.queries.ts';

/** Memory and glossary of one account. */
export const translationMemoryOf = (db: Db, accountId: number): TranslationMemory => ({
  recall: (texts, scope) => recallTexts(db, accountId, texts, scope),
  keep: (pairs, scope) => keepTexts(db, accountId, pairs, scope),
  terms: (source, target) => listTermsFor(db, accountId, source, target),
});
