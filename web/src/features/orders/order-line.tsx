// The secondary line of a row: tool and author of the order, its progress, or the reason of its failure.
import type { OrderRow } from '@folio/contract/document-shapes';
import { formatNumber } from '../../ui/intl-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './order-list.module.css';

/** `withAuthor` names the order's author; without it the line shows the number of words. */
export function OrderLine({ order, withAuthor = false }: { order: OrderRow; withAuthor?: boolean }) {
  const { t, language } = useText();
  if (order.is_cancelled) return <span>{order.tool_name}</span>;
  if (order.status === 'failed' || order.status === 'onHold') return <span>{order.reason ?? order.tool_name}</span>;
  if (order.status !== 'accepted') {
    const { stage, section, sections } = order.progress ?? {};
    const isCounting = section !== undefined && sections !== undefined && sections > 0;
    const said = isCounting ? t('tools.section', { section, sections }) : stage ? t(`tools.stages.${stage}`) : t('tools.queued');
    return (
      <Row as="span" gap={10} inline className={classes.writing}>
        {said}
        {isCounting ? <ProgressBar value={(section / sections) * 100} label={said} /> : null}
      </Row>
    );
  }
  // Text beside a picture, a film or a sound is not the ordered result.
  const length = order.category === 'text' ? order.words : null;
  const words = length === null ? '' : t('orders.words', { count: length, words: formatNumber(length, language) });
  return <span>{[order.tool_name, withAuthor ? order.user.name : words].filter(Boolean).join(', ')}</span>;
}
