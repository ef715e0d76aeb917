import { Avatar } from './avatar.tsx';
import type { ComponentStates } from './component-states.ts';

/** A picture that needs no server. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23a3c4b8" d="M0 0h8v8H0z"/%3E%3Cpath fill="%2314261f" d="M4 1.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8M1.6 8a2.4 2.6 0 0 1 4.8 0z"/%3E%3C/svg%3E';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 110,
  states: {
    Initials: () => <Avatar name="Marta Ferri" src={null} />,
    'One name': () => <Avatar name="Ada" src={null} />,
    Picture: () => <Avatar name="Tom Becker" src={picture} />,
    Large: () => <Avatar name="Marta Ferri" src={null} size={56} />,
  },
};
