import type { RunState } from '@folio/contract/link-words';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { useText } from '../../../ui/use-text.ts';

const kinds = {
  preview: 'off',
  applying: 'progress',
  applied: 'ready',
  partly_applied: 'hold',
  failed: 'failed',
  reverted: 'off',
} as const satisfies Record<RunState, unknown>;

export function RunStateBadge({ state, kept = 0 }: { state: RunState; kept?: number }) {
  const { t } = useText();
  if (state === 'reverted' && kept > 0) return <StateBadge kind="hold">{t('links.runs.partlyUndone')}</StateBadge>;
  return <StateBadge kind={kinds[state]}>{t(`links.runs.states.${state}`)}</StateBadge>;
}
