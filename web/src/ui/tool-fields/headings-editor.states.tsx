import { type ComponentStates, withValue } from '../component-states.ts';
import { validationText } from '../validation-text.ts';
import { HeadingsEditor } from './headings-editor.tsx';

const field = { type: 'tags' as const, label: 'Headings', required: true, default: [], min: 2, max: 6 };

export const states: ComponentStates = {
  page: 'forms/wizard',
  width: 290,
  note: 'dragged, or arrows on the handle',
  states: {
    Proposed: () =>
      withValue<unknown>(['Why grip matters', 'Lugs and rubber', 'How to dry a shoe'], (value, onChange) => (
        <HeadingsEditor field={{ ...field, name: 'state-headings' }} value={value} error={undefined} onChange={onChange} />
      )),
    'Too few': ({ language }) =>
      withValue<unknown>(['Why grip matters'], (value, onChange) => (
        <HeadingsEditor
          field={{ ...field, name: 'state-few-headings' }}
          value={value}
          error={validationText('too_few', { min: 2 }, language)}
          onChange={onChange}
        />
      )),
  },
};
