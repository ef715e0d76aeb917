import type { TranslationRequestRow } from '@folio/contract/translation-requests';
import type { JobState, RequestState } from '@folio/contract/translation-words';
import { StateBadge } from '../state-badge.tsx';
import { useText } from '../use-text.ts';

const requestKinds = {
  draft: 'off',
  quote_requested: 'hold',
  quoted: 'hold',
  authorised: 'progress',
  in_progress: 'progress',
  on_hold: 'hold',
  delivered: 'hold',
  revision: 'progress',
  approved: 'ready',
  cancelled: 'off',
} as const satisfies Record<RequestState, string>;

/** The status of a translation request; a failed or waiting AI text overrides it. */
export function RequestStateBadge({ request }: { request: Pick<TranslationRequestRow, 'state' | 'failed' | 'hold_reason'> }) {
  const { t } = useText();
  if (request.failed) return <StateBadge kind="failed">{t('translationRequests.stageStates.failed')}</StateBadge>;
  const state = request.hold_reason === null ? request.state : 'on_hold';
  return <StateBadge kind={requestKinds[state]}>{t(`translationRequests.states.${state}`)}</StateBadge>;
}

const jobKinds = {
  new: 'off',
  offered: 'off',
  accepted: 'off',
  in_progress: 'progress',
  delivered: 'hold',
  sent_back: 'hold',
  done: 'ready',
  cancelled: 'off',
} as const satisfies Record<JobState, string>;

/** The state of a linguist's job, in the linguist's words. */
export function JobStateBadge({ state }: { state: JobState }) {
  const { t } = useText();
  return <StateBadge kind={jobKinds[state]}>{t(`translationDesk.jobStates.${state}`)}</StateBadge>;
}
