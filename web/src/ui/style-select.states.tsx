import { type ComponentStates, withValue } from './component-states.ts';
import { type StyleChoice, StyleSelect } from './style-select.tsx';

const options = [
  { id: 1, name: 'Halden voice' },
  { id: 2, name: 'Press' },
];

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  states: {
    'The default of the workspace': () =>
      withValue<StyleChoice>(undefined, (value, onChange) => (
        <StyleSelect
          label="Brand voice"
          hint="How the text speaks."
          options={options}
          defaultId={1}
          value={value}
          onChange={onChange}
        />
      )),
    'Required and missing': () =>
      withValue<StyleChoice>(null, (value, onChange) => (
        <StyleSelect
          label="Website"
          hint="Where the text goes."
          options={options}
          defaultId={null}
          isRequired
          error={value === null ? 'Choose one of the options' : undefined}
          value={value}
          onChange={onChange}
        />
      )),
  },
};
