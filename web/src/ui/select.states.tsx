import { type ComponentStates, doNothing } from './component-states.ts';
import { Select } from './select.tsx';

const data = [
  { value: 'article', label: 'Article' },
  { value: 'guide', label: 'Guide' },
];

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 260,
  states: {
    Chosen: ({ t }) => <Select label={t('fields.language')} data={data} value="guide" onChange={doNothing} />,
    Clearable: ({ t }) => (
      <Select
        label={t('fields.language')}
        data={data}
        value="article"
        clearable
        clearLabel={t('fields.clear')}
        onChange={doNothing}
      />
    ),
    Empty: ({ t }) => (
      <Select label={t('fields.language')} placeholder={t('fields.clear')} data={data} value={null} onChange={doNothing} />
    ),
    Faulty: ({ t }) => (
      <Select label={t('fields.language')} error={t('errors.unreachable')} data={data} value="guide" onChange={doNothing} />
    ),
    'Not now': ({ t }) => <Select label={t('fields.language')} disabled data={data} value="guide" onChange={doNothing} />,
  },
};
