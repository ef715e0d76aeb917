import { Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { type ComponentStates, doNothing } from './component-states.ts';
import { PageHeader } from './page-header.tsx';
import { ToolTile } from './tool-tile.tsx';

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
    'Tile and star': ({ t }) => (
      <PageHeader
        title={t('orders.title')}
        tile={<ToolTile icon="mail" category="ai_writer" size={44} />}
        star={<IconStar size={18} stroke={1.7} aria-hidden="true" />}
      />
    ),
    'A long title alone': () => (
      <PageHeader title="How to choose trail shoes for wet autumn paths in the mountains of northern Italy, and how to keep them dry" />
    ),
  },
};
