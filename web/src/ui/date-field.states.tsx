import { type ComponentStates, doNothing } from './component-states.ts';
import { DateField } from './date-field.tsx';

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 220,
  note: 'in the reader’s language',
  states: {
    Empty: ({ t }) => <DateField label={t('tasks.columns.due')} value="" onChange={doNothing} />,
    'A day': ({ t }) => <DateField label={t('tasks.columns.due')} value="2026-11-28" onChange={doNothing} />,
    'With its time': ({ t }) => (
      <DateField type="datetime-local" label={t('translationDesk.quote.readyBy')} value="2026-11-28T09:30" onChange={doNothing} />
    ),
  },
};
