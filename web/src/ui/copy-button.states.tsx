import type { ComponentStates } from './component-states.ts';
import { CopyButton } from './copy-button.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  states: {
    Usual: () => <CopyButton text="https://folio.example.com/review/7f3c" />,
    'With its own words': () => <CopyButton text="Keyword,Volume" label="Copy the table" />,
  },
};
