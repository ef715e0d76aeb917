import { type ComponentStates, doNothing } from './component-states.ts';
import { OpenedSelect } from './opened-select.tsx';

const data = [
  { value: 'article', label: 'Article' },
  { value: 'guide', label: 'Guide' },
  { value: 'list', label: 'List', disabled: true },
];

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 260,
  note: 'once it was wanted',
  states: {
    Chosen: ({ t }) => (
      <OpenedSelect
        label={t('fields.language')}
        data={data}
        value="guide"
        begun={{ wanted: null, typed: null, marked: [0, 0] }}
        onChange={doNothing}
      />
    ),
  },
};
