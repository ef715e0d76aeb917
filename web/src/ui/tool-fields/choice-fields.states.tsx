import { type ComponentStates, doNothing, withValue } from '../component-states.ts';
import { validationText } from '../validation-text.ts';
import { LanguageField, SelectField } from './choice-fields.tsx';

const field = {
  type: 'select',
  label: 'Length of the sentences',
  required: false,
  default: null,
  placeholder: 'As they come',
  options: ['Short', 'Mixed', 'Long'].map((label) => ({ value: label.toLowerCase(), label })),
} as const;
const options = [...field.options];

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  states: {
    Empty: () =>
      withValue<unknown>(null, (value, onChange) => (
        <SelectField field={{ ...field, options, name: 'state-select' }} value={value} error={undefined} onChange={onChange} />
      )),
    'Chosen, one not available': () =>
      withValue<unknown>('mixed', (value, onChange) => (
        <SelectField
          field={{ ...field, options, name: 'state-select-chosen' }}
          unavailable={['long']}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
    Wrong: ({ language }) => (
      <SelectField
        field={{ ...field, options, required: true, name: 'state-select-wrong' }}
        value={null}
        error={validationText('required', undefined, language)}
        onChange={doNothing}
      />
    ),
    'A language': () =>
      withValue<unknown>('de', (value, onChange) => (
        <LanguageField
          field={{ type: 'language', name: 'state-language', label: 'Language', required: true, default: 'en' }}
          codes={['en', 'de', 'it', 'fr', 'es', 'pt-BR']}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
  },
};
