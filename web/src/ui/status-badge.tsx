// The state of a document: always a dot (a turning ring while it is written) and a word.
import type { OrderStatus } from '@folio/contract/orders';
import { StateBadge } from './state-badge.tsx';
import { useText } from './use-text.ts';

const kinds = {
  accepted: 'ready',
  processing: 'progress',
  in_progress: 'progress',
  failed: 'failed',
  onHold: 'hold',
} as const satisfies Record<OrderStatus, string>;

/** Shown as Ready, In Progress, Failed, Cancelled or On hold. */
export function StatusBadge({ status, isCancelled = false }: { status: OrderStatus; isCancelled?: boolean }) {
  const { t } = useText();
  if (isCancelled) return <StateBadge kind="off">{t('status.cancelled')}</StateBadge>;
  const kind = kinds[status];
  return <StateBadge kind={kind}>{t(`status.${kind}`)}</StateBadge>;
}
