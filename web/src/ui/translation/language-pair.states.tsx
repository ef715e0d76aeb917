import type { ComponentStates } from '../component-states.ts';
import { LanguagePair } from './language-pair.tsx';

export const states: ComponentStates = {
  page: 'components/panels',
  states: {
    'One target': () => <LanguagePair source="en" targets={['de']} />,
    'Several targets': () => <LanguagePair source="it" targets={['de', 'fr', 'pt-BR']} />,
  },
};
