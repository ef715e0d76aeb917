import type { ComponentStates } from './component-states.ts';
import { LanguageSwitcher } from './language-switcher.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  states: { 'All languages': () => <LanguageSwitcher /> },
};
