import { type ComponentStates, withValue } from '../component-states.ts';
import { MultiSelectField } from './multi-select-field.tsx';

const field = {
  type: 'multiselect' as const,
  label: 'Channels',
  required: false,
  placeholder: 'Choose channels',
  default: [],
  options: ['Newsletter', 'Blog', 'Instagram', 'LinkedIn'].map((label) => ({ value: label.toLowerCase(), label })),
};

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  states: {
    Empty: () =>
      withValue<unknown>([], (value, onChange) => (
        <MultiSelectField field={{ ...field, name: 'state-multi' }} value={value} error={undefined} onChange={onChange} />
      )),
    'Three chosen': () =>
      withValue<unknown>(['newsletter', 'blog', 'linkedin'], (value, onChange) => (
        <MultiSelectField field={{ ...field, name: 'state-multi-chosen' }} value={value} error={undefined} onChange={onChange} />
      )),
  },
};
