import { Button } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { PageHeader } from './page-header.tsx';

export const states: ComponentStates = {
  page: 'components/grid-system',
  layout: 'column',
  states: {
    'Title, lead and action': ({ t }) => (
      <PageHeader
        title={t('orders.title')}
        lead={t('orders.lead')}
        actions={<Button onClick={doNothing}>{t('actions.newDocument')}</Button>}
      />
    ),
    'A long title alone': () => (
      <PageHeader title="How to choose trail shoes for wet autumn paths in the mountains of northern Italy, and how to keep them dry" />
    ),
  },
};
