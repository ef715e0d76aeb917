import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { type ComponentStates, withValue } from './component-states.ts';
import { ViewSwitch } from './view-switch.tsx';

const views = [
  { value: 'list', label: 'List', icon: IconList },
  { value: 'board', label: 'Board', icon: IconLayoutKanban },
];

export const states: ComponentStates = {
  page: 'components/buttons',
  note: 'pressed or not',
  width: 240,
  states: {
    'With icons': () =>
      withValue('board', (value, onChange) => <ViewSwitch label="View" views={views} value={value} onChange={onChange} />),
    'Words alone': () =>
      withValue('list', (value, onChange) => (
        <ViewSwitch
          label="View"
          views={views.map(({ value: name, label }) => ({ value: name, label }))}
          value={value}
          onChange={onChange}
        />
      )),
    'Icons alone on a phone': () =>
      withValue('list', (value, onChange) => (
        <ViewSwitch label="View" views={views} value={value} onPhone="icons" onChange={onChange} />
      )),
  },
};
