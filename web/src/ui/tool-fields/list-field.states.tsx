import { type ComponentStates, withValue } from '../component-states.ts';
import { validationText } from '../validation-text.ts';
import { ListField } from './list-field.tsx';

const list = { required: false, default: [] as string[] };

export const states: ComponentStates = {
  page: 'forms/extended',
  width: 290,
  note: 'tags, keywords, addresses',
  states: {
    Tags: () =>
      withValue<unknown>(['autumn', 'outdoor'], (value, onChange) => (
        <ListField
          field={{ ...list, type: 'tags', name: 'state-tags', label: 'Tags' }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
    'Too few keywords': ({ language }) =>
      withValue<unknown>(['trail'], (value, onChange) => (
        <ListField
          field={{ ...list, type: 'keywords', name: 'state-keywords', label: 'Keywords', min: 3, max: 7 }}
          value={value}
          error={validationText('too_few', { min: 3 }, language)}
          onChange={onChange}
        />
      )),
    'One that is no address': () =>
      withValue<unknown>(['https://haldenoutdoor.example', 'htp:/wiki'], (value, onChange) => (
        <ListField
          field={{ ...list, type: 'urls', name: 'state-urls', label: 'Sources', placeholder: 'https://' }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
  },
};
