import { type ComponentStates, doNothing, withValue } from '../component-states.ts';
import { validationText } from '../validation-text.ts';
import { NumberField } from './number-field.tsx';

const field = { type: 'number', label: 'Number of slogans', required: false, default: null, min: 1, max: 20 } as const;

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  states: {
    Filled: () =>
      withValue<unknown>(5, (value, onChange) => (
        <NumberField field={{ ...field, name: 'state-number' }} value={value} error={undefined} onChange={onChange} />
      )),
    'Too many': ({ language }) => (
      <NumberField
        field={{ ...field, name: 'state-number-wrong' }}
        value={40}
        error={validationText('too_big', { max: 20 }, language)}
        onChange={doNothing}
      />
    ),
  },
};
