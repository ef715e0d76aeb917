import { Select } from '@mantine/core';
import type { ComponentStates } from './component-states.ts';
import { FilterFields } from './filter-fields.tsx';

export const states: ComponentStates = {
  page: 'forms/regular',
  layout: 'column',
  note: 'one button on a phone',
  states: {
    'None set': ({ t }) => (
      <FilterFields count={0} className={undefined}>
        <Select aria-label={t('tasks.columns.status')} data={[t('tasks.anyState')]} value={t('tasks.anyState')} />
      </FilterFields>
    ),
    'One set': ({ t }) => (
      <FilterFields count={1} className={undefined}>
        <Select aria-label={t('tasks.columns.status')} data={[t('tasks.states.ready')]} value={t('tasks.states.ready')} />
      </FilterFields>
    ),
  },
};
