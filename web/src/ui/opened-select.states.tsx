import { type ComponentStates, doNothing } from './component-states.ts';
import { OpenedSelect } from './opened-select.tsx';

const data = [
  { value: 'article', label: 'Article' },
  { value: 'guide', label: 'Guide' },
  { value: 'list', label: 'List', disabled: true },
];

export const states: ComponentStates = {
  page: 'forms/regular',
  layout: 'window',
  height: 220,
  note: 'opens as soon as it is drawn',
  states: {
    Opened: ({ t }) => (
      <div style={{ padding: 20, maxWidth: 300 }}>
        <OpenedSelect label={t('fields.language')} data={data} value="guide" wanted="list" onChange={doNothing} />
      </div>
    ),
  },
};
