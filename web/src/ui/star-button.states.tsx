import type { ComponentStates } from './component-states.ts';
import { StarButton } from './star-button.tsx';

const onToggle = () => undefined;

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 110,
  states: {
    Off: () => <StarButton isOn={false} label="Add Calendar to favorites" onToggle={onToggle} />,
    On: () => <StarButton isOn label="Remove Calendar from favorites" onToggle={onToggle} />,
  },
};
