import { Breadcrumbs } from './breadcrumbs.tsx';
import type { ComponentStates } from './component-states.ts';

export const states: ComponentStates = {
  page: 'components/panels',
  width: 360,
  states: {
    'Two levels': ({ t }) => (
      <Breadcrumbs crumbs={[{ label: t('shell.documents'), link: { to: '/orders' } }, { label: 'Autumn newsletter' }]} />
    ),
    'Long names': ({ t }) => (
      <Breadcrumbs
        crumbs={[
          { label: t('shell.dashboard'), link: { to: '/dashboard' } },
          { label: t('shell.documents'), link: { to: '/orders' } },
          { label: 'How to choose trail shoes for wet autumn paths in the mountains of northern Italy' },
        ]}
      />
    ),
  },
};
