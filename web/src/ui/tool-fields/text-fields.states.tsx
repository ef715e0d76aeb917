import { type ComponentStates, doNothing, withValue } from '../component-states.ts';
import { validationText } from '../validation-text.ts';
import { AreaField, LineField } from './text-fields.tsx';

const line = { type: 'text', required: false, default: null } as const;

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  note: 'text, address, day, several lines',
  states: {
    Empty: () =>
      withValue<unknown>('', (value, onChange) => (
        <LineField
          field={{
            ...line,
            name: 'state-empty',
            label: 'Subject',
            help: 'What the text is about.',
            placeholder: 'Trail shoes in autumn',
          }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
    Filled: () =>
      withValue<unknown>('Trail shoes, wet grip', (value, onChange) => (
        <LineField
          field={{ ...line, name: 'state-filled', label: 'Subject' }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
    Wrong: ({ language }) => (
      <LineField
        field={{ ...line, name: 'state-wrong', label: 'Subject', required: true }}
        value=""
        error={validationText('required', undefined, language)}
        onChange={doNothing}
      />
    ),
    Disabled: () => (
      <LineField
        field={{ ...line, name: 'state-disabled', label: 'Subject', help: 'Given by the briefing.' }}
        value="By the briefing"
        error={undefined}
        isDisabled
        onChange={doNothing}
      />
    ),
    'An address': () =>
      withValue<unknown>('https://haldenoutdoor.example', (value, onChange) => (
        <LineField
          field={{ type: 'url', required: false, default: null, name: 'state-url', label: 'Page' }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
    'A day': () =>
      withValue<unknown>('2026-11-24', (value, onChange) => (
        <LineField
          field={{ type: 'date', required: false, default: null, name: 'state-date', label: 'Publication' }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
    'Several lines': () =>
      withValue<unknown>('Lugs of four millimetres or more keep the sole on wet stone.', (value, onChange) => (
        <AreaField
          field={{ type: 'textarea', required: false, default: null, name: 'state-area', label: 'Facts' }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
  },
};
