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

export function RunStateBadge({ state }: { state: RunState }) {
  const { t } = useText();
  return <StateBadge kind={kinds[state]}>{t(`links.runs.states.${state}`)}</StateBadge>;
}
