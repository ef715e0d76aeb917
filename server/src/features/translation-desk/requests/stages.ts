// Which stages a line goes through.
import { baseOf } from '@folio/contract/languages';
import type { RequestKind, StageName } from '@folio/contract/translation-words';
import type { LineRow, RequestRow } from '../core/requests.queries.ts';

/** Stages that are added to an accepted document. */
export const addedStages = ['proofreading', 'certificate'] as const;
export type AddedStage = (typeof addedStages)[number];

/** The one stage of a request that adds it to an accepted document; null for other requests. */
export const addedStageOf = ({ details }: Pick<RequestRow, 'details'>): AddedStage | null =>
  addedStages.find((stage) => stage === details['service']) ?? null;

/**
 * The stages of a line, in their order. A text that is only to be corrected needs no model; `service` is that of a managed translation, or
 * the stage that is added to an accepted document.
 */
export function stagesOf(kind: RequestKind, isSameLanguage: boolean, service?: string): StageName[] {
  const added = addedStages.find((stage) => stage === service);
  if (added) return [added];
  if (kind === 'machine') return ['ai'];
  if (kind === 'proofreading') return isSameLanguage ? ['proofreading'] : ['ai', 'proofreading'];
  if (kind === 'certified') return ['translation', 'revision', 'certificate'];
  if (service === 'translation') return ['translation'];
  return service === 'post_editing' ? ['ai', 'revision'] : ['translation', 'revision'];
}

/** The stages of a line of this request. */
export const stagesOfRequest = (
  request: Pick<RequestRow, 'kind' | 'source_language' | 'details'>,
  line: Pick<LineRow, 'target_language'>,
): StageName[] =>
  stagesOf(request.kind, baseOf(request.source_language) === baseOf(line.target_language), request.details['service']);
