import { IconPlus } from '@tabler/icons-react';
import type { ComponentStates } from './component-states.ts';
import { ButtonLink } from './link-controls.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 230,
  note: 'links of the router',
  states: {
    Primary: ({ t }) => (
      <ButtonLink to="/tools" leftSection={<IconPlus size={17} aria-hidden="true" />}>
        {t('actions.newDocument')}
      </ButtonLink>
    ),
    Default: ({ t }) => (
      <ButtonLink to="/orders" variant="default">
        {t('shell.documents')}
      </ButtonLink>
    ),
  },
};
