import type { AdditionalSource } from '@folio/contract/sources';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useText } from '../../ui/use-text.ts';

const kinds = { queued: 'progress', ready: 'ready', failed: 'failed' } as const;

/** Being read, Ready or Failed. */
export function SourceState({ source }: { source: Pick<AdditionalSource, 'state'> }) {
  const { t } = useText();
  return <StateBadge kind={kinds[source.state]}>{t(`sources.states.${source.state}`)}</StateBadge>;
}
