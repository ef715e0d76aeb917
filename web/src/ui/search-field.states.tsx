import { type ComponentStates, doNothing } from './component-states.ts';
import { SearchField } from './search-field.tsx';

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  note: 'reached with /',
  states: {
    Empty: ({ t }) => <SearchField label={t('orders.search')} value="" onSearch={doNothing} />,
    Filled: ({ t }) => <SearchField label={t('orders.search')} value="trail shoes" onSearch={doNothing} />,
  },
};
