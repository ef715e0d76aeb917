import type { ComponentStates } from './component-states.ts';
import { LanguageSwitcher } from './language-switcher.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  states: {
    // A choice here would be kept for the reader.
    'All languages': () => (
      <div inert>
        <LanguageSwitcher />
      </div>
    ),
  },
};
