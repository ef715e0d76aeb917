// A hint about bulk orders that can be closed for good.
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './bulk-hint.module.css';
import { hideBalloon, isBalloonHidden } from './order-type.ts';

export function BulkHint({ slug }: { slug: string }) {
  const { t } = useText();
  const [isHidden, setHidden] = useState(() => isBalloonHidden('batch', slug));
  if (isHidden) return null;
  return (
    <Row size="sm" tone="muted" gap={10} className={classes.hint} role="note">
      <Text flex="fill">{t('orders.bulkHint')}</Text>
      <button
        type="button"
        className={classes.close}
        aria-label={t('orders.hideHint')}
        onClick={() => {
          hideBalloon('batch', slug);
          setHidden(true);
        }}
      >
        <IconX size={15} aria-hidden="true" />
      </button>
    </Row>
  );
}
