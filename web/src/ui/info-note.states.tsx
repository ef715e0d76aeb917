import type { ComponentStates } from './component-states.ts';
import { InfoNote } from './info-note.tsx';

export const states: ComponentStates = {
  page: 'components/panels',
  states: {
    Closed: ({ t }) => <InfoNote label={t('creditHelp.label')}>{t('creditHelp.meaning')}</InfoNote>,
  },
};
