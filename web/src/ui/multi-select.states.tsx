import { type ComponentStates, doNothing } from './component-states.ts';
import { MultiSelect } from './multi-select.tsx';

const data = [
  { value: 'article', label: 'Article' },
  { value: 'guide', label: 'Guide' },
];

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 260,
  states: {
    Chosen: ({ t }) => (
      <MultiSelect
        label={t('fields.language')}
        data={data}
        value={['guide']}
        clearLabel={t('fields.clear')}
        onChange={doNothing}
      />
    ),
    Empty: ({ t }) => (
      <MultiSelect label={t('fields.language')} data={data} value={[]} clearLabel={t('fields.clear')} onChange={doNothing} />
    ),
  },
};
