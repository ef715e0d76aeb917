import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentStates, doNothing } from './component-states.ts';
import { EmptyState } from './empty-state.tsx';

export const states: ComponentStates = {
  page: 'table-list/paginated',
  width: 380,
  states: {
    'With an action': ({ t }) => (
      <EmptyState
        title={t('orders.empty')}
        action={
          <Button leftSection={<IconPlus size={17} aria-hidden="true" />} onClick={doNothing}>
            {t('actions.newDocument')}
          </Button>
        }
      >
        {t('orders.emptyLead')}
      </EmptyState>
    ),
    'A title alone': ({ t }) => <EmptyState title={t('shell.palette.nothing')} />,
  },
};
