// The state of a document: always a dot (a turning ring while it is written) and a word.
import type { OrderStatus } from '@folio/contract/orders';
import classes from './status-badge.module.css';
import { useText } from './use-text.ts';

const kinds = {
  accepted: 'ready',
  processing: 'progress',
  in_progress: 'progress',
  failed: 'failed',
  onHold: 'hold',
} as const satisfies Record<OrderStatus, string>;

/** Shown as Ready, In Progress, Failed or On hold. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useText();
  const kind = kinds[status];
  return (
    <span className={classes.badge} data-kind={kind}>
      <span className={kind === 'progress' ? classes.ring : classes.dot} aria-hidden="true" />
      {t(`status.${kind}`)}
    </span>
  );
}
