import { CodeField } from './code-field.tsx';
import { type ComponentStates, withValue } from './component-states.ts';

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  note: 'one-time codes',
  states: {
    'Code of an app': () =>
      withValue('', (value, onChange) => <CodeField kind="app" value={value} error={null} onChange={onChange} />),
    'Recovery code': () =>
      withValue('8F3K-22QD', (value, onChange) => <CodeField kind="recovery" value={value} error={null} onChange={onChange} />),
  },
};
