import { BrandMark } from './brand-mark.tsx';
import type { ComponentStates } from './component-states.ts';

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 26"%3E%3Crect width="26" height="26" rx="6" fill="%231c64b4"/%3E%3Crect x="34" y="9" width="54" height="8" rx="4" fill="%231c64b4"/%3E%3C/svg%3E';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 110,
  note: 'secondary colour',
  states: {
    "The product's mark": () => <BrandMark />,
    Large: () => <BrandMark size={44} />,
    "A company's logo": () => <BrandMark logo={logo} />,
  },
};
