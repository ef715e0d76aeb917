import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { type ComponentStates, withValue } from '../../../ui/component-states.ts';
import switches from '../../../ui/icon-switch.module.css';
import { QuietTabs } from '../../../ui/quiet-tabs.tsx';

const views = [
  ['list', 'List', IconList],
  ['board', 'Board', IconLayoutKanban],
] as const;
const filters = [
  ['all', 'All', 34],
  ['mine', 'Mine', 6],
] as const;

export const states: ComponentStates = {
  page: 'components/buttons',
  note: 'pressed or not',
  states: {
    'Switch with icons': () =>
      withValue<string>('board', (value, onChange) => (
        <fieldset className={switches.switch} aria-label="View">
          {views.map(([id, label, Icon]) => (
            <button key={id} type="button" aria-pressed={value === id} onClick={() => onChange(id)}>
              <Icon size={16} stroke={1.7} aria-hidden="true" />
              <span>{label}</span>
            </button>
          ))}
        </fieldset>
      )),
    'Quiet tabs': () =>
      withValue<string>('mine', (value, onChange) => (
        <QuietTabs
          label="Documents shown"
          tabs={filters.map(([id, label, count]) => ({ value: id, label, count }))}
          value={value}
          onSelect={onChange}
        />
      )),
  },
};
