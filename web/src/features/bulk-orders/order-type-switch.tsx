// Single order or bulk order, with a hint that can be closed for good.
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import switches from '../../ui/view-switch.module.css';
import { hideBalloon, isBalloonHidden, type OrderType } from './order-type.ts';
import classes from './order-type-switch.module.css';

/** The choice is in the address. */
export function OrderTypeSwitch({ slug, type }: { slug: string; type: OrderType }) {
  const { t } = useText();
  return (
    <>
      <Row as="nav" mb={14} className={switches.switch} aria-label={t('orders.kindsOfOrder')}>
        {(['single', 'batch'] as const).map((one) => (
          <Link
            key={one}
            to="/tools/$slug"
            params={{ slug }}
            search={one === 'batch' ? { order: 'batch' } : {}}
            replace
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={one === type ? 'page' : undefined}
          >
            {t(one === 'single' ? 'orders.singleOrder' : 'orders.bulkOrder')}
          </Link>
        ))}
      </Row>
      <Balloon key={type} slug={slug} type={type} />
    </>
  );
}

function Balloon({ slug, type }: { slug: string; type: OrderType }) {
  const { t } = useText();
  const [isHidden, setHidden] = useState(() => isBalloonHidden(type, slug));
  if (isHidden) return null;
  return (
    <Row size="sm" tone="muted" gap={10} className={classes.balloon} role="note">
      <Text flex="fill">{t(type === 'single' ? 'orders.singleHint' : 'orders.bulkHint')}</Text>
      <button
        type="button"
        className={classes.close}
        aria-label={t('orders.hideHint')}
        onClick={() => {
          hideBalloon(type, slug);
          setHidden(true);
        }}
      >
        <IconX size={15} aria-hidden="true" />
      </button>
    </Row>
  );
}
