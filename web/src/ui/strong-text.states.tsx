import type { ComponentStates } from './component-states.ts';
import { StrongText } from './strong-text.tsx';

export const states: ComponentStates = {
  page: 'components/typography',
  states: {
    'One bold word': () => <StrongText text="You have <strong>12,480</strong> credits left" />,
    'None, and other markup as it is': () => <StrongText text="Nothing here is <em>marked</em>" />,
  },
};
