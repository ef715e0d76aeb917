import type { DocumentDetail } from '@folio/contract/document-shapes';
import { IconListCheck } from '@tabler/icons-react';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/notices.module.css';

/** Stands beside the text of a brief, so that no copy or download of the text contains it. */
export function BriefNotice({ order }: { order: DocumentDetail }) {
  const { t, language } = useText();
  if (order.nature !== 'brief') return null;
  const places = formatNumber(order.open_facts, language);
  return (
    <Row size="sm" tone="progress" gap={12} rowGap={8} wrap className={classes.notice} role="note">
      <IconListCheck size={18} stroke={1.7} aria-hidden="true" />
      <p>{t('editor.brief', { places, price: formatNumber(order.price, language) })}</p>
    </Row>
  );
}
