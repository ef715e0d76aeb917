// Terms that bind a job: those of the account and those that the request names.
import type { TranslationMemory } from '@folio/engine/core/engine-types';
import { readGlossary } from '@folio/engine/translation/glossary';
import type { LineRow, RequestRow } from '../core/requests.queries.ts';
import type { DeskTerm } from './check-job.ts';

/** The request's own terms come first. Nothing is a term where a text is only corrected. */
export async function listDeskTerms(
  memory: TranslationMemory,
  request: Pick<RequestRow, 'source_language' | 'details'>,
  line: Pick<LineRow, 'target_language'>,
): Promise<DeskTerm[]> {
  if (request.source_language === line.target_language) return [];
  const own = readGlossary(request.details['glossary'] ?? '');
  const known = new Set(own.map(({ source }) => source.toLowerCase()));
  const terms = (await memory.terms?.(request.source_language, line.target_language)) ?? [];
  return [
    ...own.map(({ source, target }) => ({ source, target, is_forbidden: false })),
    ...terms
      .filter(({ source }) => !known.has(source.toLowerCase()))
      .map((term) => ({
        source: term.source,
        target: term.target,
        is_forbidden: 'is_forbidden' in term && term.is_forbidden === true,
      })),
  ];
}
