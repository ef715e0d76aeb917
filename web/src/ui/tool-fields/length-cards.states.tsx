import { type ComponentStates, doNothing, withValue } from '../component-states.ts';
import { validationText } from '../validation-text.ts';
import { LengthCards } from './length-cards.tsx';

const field = {
  type: 'length' as const,
  label: 'Length',
  required: true,
  default: null,
  options: [500, 1000, 2000].map((value) => ({ value, label: String(value) })),
};
const priceOf = (words: number) => words / 5;

export const states: ComponentStates = {
  page: 'forms/regular',
  layout: 'column',
  note: 'each with its price',
  states: {
    'One chosen': () =>
      withValue<unknown>(1000, (value, onChange) => (
        <LengthCards
          field={{ ...field, name: 'state-length' }}
          value={value}
          error={undefined}
          priceOf={priceOf}
          onChange={onChange}
        />
      )),
    'None chosen': ({ language }) => (
      <LengthCards
        field={{ ...field, name: 'state-length-wrong' }}
        value={null}
        error={validationText('required', undefined, language)}
        priceOf={priceOf}
        onChange={doNothing}
      />
    ),
  },
};
