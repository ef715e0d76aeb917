import { type ComponentStates, withValue } from '../component-states.ts';
import { TagsField } from './tags-field.tsx';

export const states: ComponentStates = {
  page: 'forms/extended',
  width: 290,
  note: 'once a list is wanted or filled',
  states: {
    'Being typed': ({ t }) =>
      withValue<unknown>(['autumn'], (value, onChange) => (
        <TagsField
          field={{ required: false, default: [], type: 'tags', name: 'state-typed', label: 'Tags' }}
          hint={t('fields.addByEnter')}
          begun={{ text: '', isAt: false }}
          value={value}
          error={undefined}
          onChange={onChange}
        />
      )),
  },
};
