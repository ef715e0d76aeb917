// Translation memory port for the engine and other features.
import type { TranslationMemory } from '@folio/engine/core/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import { listTermsFor } from './glossary.queries.ts';
import { recallTexts, saveUnits } from './memory-units.queries.ts';

export { findMatches, type MemoryMatch, wordsByBand } from './find-matches.ts';
export { listGlossary } from './glossary.queries.ts';
export { saveUnits, searchMemory } from './memory-units.queries.ts';
export type { ExchangePair } from './read-exchange-file.ts';
export { writeExchangeFile } from './write-exchange-file.ts';

/** Memory and glossary of one account. What is kept so was made by a machine. */
export const translationMemoryOf = (db: Db, accountId: number): TranslationMemory => ({
  recall: (texts, scope) => recallTexts(db, accountId, texts, scope),
  keep: (pairs, scope) =>
    saveUnits(
      db,
      accountId,
      scope,
      pairs.map(({ source, text }) => ({ source, target: text, quality: 'machine' })),
    ),
  terms: (source, target) => listTermsFor(db, accountId, source, target),
});
