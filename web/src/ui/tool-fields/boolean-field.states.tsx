import { type ComponentStates, doNothing, withValue } from '../component-states.ts';
import { BooleanField } from './boolean-field.tsx';

const field = { type: 'boolean', label: 'Add a table of contents', required: false, default: false } as const;

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  states: {
    'Switched off': () =>
      withValue<unknown>(false, (value, onChange) => (
        <BooleanField field={{ ...field, name: 'state-off' }} value={value} error={undefined} onChange={onChange} />
      )),
    'Switched on, with help': () =>
      withValue<unknown>(true, (value, onChange) => (
        <BooleanField
          field={{ ...field, name: 'state-on', help: 'Links lead to the headings.' }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
    Disabled: () => (
      <BooleanField field={{ ...field, name: 'state-locked' }} value={false} error={undefined} isDisabled onChange={doNothing} />
    ),
  },
};
