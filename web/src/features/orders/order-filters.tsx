// The other ways to narrow the list, behind one button that says how many are at work.
import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { cloneElement } from 'react';
import { onDemand } from '../../ui/on-demand.ts';
import { useOpenedLater } from '../../ui/use-opened-later.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './order-filters.module.css';
import type { OrderFiltersProps } from './order-filters-popover.tsx';
import { countFilters } from './order-search.ts';

const code = onDemand(() => import('./order-filters-popover.tsx'));

export function OrderFilters(props: OrderFiltersProps) {
  const { t } = useText();
  const { opened, handlers } = useOpenedLater(code);
  const count = countFilters(props.search);
  const button = (
    <Button
      variant="default"
      leftSection={<IconFilter size={16} aria-hidden="true" />}
      className={classes.button ?? ''}
      data-touch="height"
    >
      {count > 0 ? t('orders.filter.some', { count }) : t('orders.filter.none')}
    </Button>
  );
  if (opened) return <opened.OrderFiltersPopover {...props} button={button} />;
  return cloneElement(button, { 'aria-haspopup': 'dialog', ...handlers });
}
