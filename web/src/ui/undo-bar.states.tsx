import { type ComponentStates, doNothing } from './component-states.ts';
import { Offer } from './undo-bar.tsx';

/** Far enough in the future that the seconds stand still while a picture is taken. */
const endsAt = Date.now() + 1000 * 60 * 60 * 24;

export const states: ComponentStates = {
  page: 'components/notifications',
  // The seconds count down.
  varies: true,
  note: '10 seconds, bottom center',
  states: {
    Undo: () => <Offer offer={{ message: '“Returns and repairs” approved', endsAt, undo: doNothing }} />,
  },
};
