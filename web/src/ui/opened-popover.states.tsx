import { Button } from '@mantine/core';
import type { ComponentStates } from './component-states.ts';
import { OpenedPopover } from './opened-popover.tsx';

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'window',
  height: 190,
  note: 'opens as soon as it is drawn',
  states: {
    Opened: ({ t }) => (
      <div style={{ padding: 20 }}>
        <OpenedPopover
          label={t('orders.filter.none')}
          withinPortal={false}
          width={220}
          position="bottom-start"
          transitionProps={{ duration: 0 }}
          button={<Button variant="default">{t('orders.filter.none')}</Button>}
        >
          {() => t('orders.emptyLead')}
        </OpenedPopover>
      </div>
    ),
  },
};
