import { type ComponentStates, doNothing } from './component-states.ts';
import { OpenedMultiSelect } from './opened-multi-select.tsx';

const data = [
  { value: 'article', label: 'Article' },
  { value: 'guide', label: 'Guide' },
];

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 260,
  note: 'with choices, or once it was wanted',
  states: {
    Chosen: ({ t }) => (
      <OpenedMultiSelect
        label={t('fields.language')}
        data={data}
        value={['guide']}
        begun={{ wanted: null, typed: null, marked: [0, 0] }}
        clearLabel={t('fields.clear')}
        onChange={doNothing}
      />
    ),
  },
};
