import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { type ComponentStates, doNothing, withValue } from './component-states.ts';
import { ViewCount, ViewPart, ViewSwitch, ViewSwitchNav } from './view-switch.tsx';

const views = [
  { value: 'list', label: 'List', icon: IconList },
  { value: 'board', label: 'Board', icon: IconLayoutKanban },
];

export const states: ComponentStates = {
  page: 'components/buttons',
  note: 'the segmented control',
  width: 290,
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
    'With counts': () =>
      withValue('all', (value, onChange) => (
        <ViewSwitch
          label="Rows"
          views={[
            { value: 'all', label: 'All', count: 107 },
            { value: 'failed', label: 'Failed', count: 1 },
          ]}
          value={value}
          onChange={onChange}
        >
          <ViewPart isChosen={false} onChoose={doNothing}>
            Mine
          </ViewPart>
        </ViewSwitch>
      )),
    'A field of a form': () =>
      withValue('list', (value, onChange) => <ViewSwitch isField label="View" views={views} value={value} onChange={onChange} />),
    Small: () =>
      withValue('list', (value, onChange) => <ViewSwitch isSmall label="View" views={views} value={value} onChange={onChange} />),
    Links: () => (
      <ViewSwitchNav label="Parts of the task" current="text">
        <a href="#text" aria-current="page">
          Text
        </a>
        <a href="#changes">
          Changes
          <ViewCount count={2} />
        </a>
      </ViewSwitchNav>
    ),
    'Icons alone on a phone': () =>
      withValue('list', (value, onChange) => (
        <ViewSwitch label="View" views={views} value={value} onPhone="icons" onChange={onChange} />
      )),
  },
};
