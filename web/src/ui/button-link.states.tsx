import { IconPlus } from '@tabler/icons-react';
import { ButtonLink } from './button-link.tsx';
import type { ComponentStates } from './component-states.ts';

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
