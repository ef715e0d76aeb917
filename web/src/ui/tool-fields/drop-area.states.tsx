import { type ComponentStates, doNothing } from '../component-states.ts';
import { DropArea } from './drop-area.tsx';

export const states: ComponentStates = {
  page: 'forms/extended',
  width: 290,
  states: {
    Empty: ({ t }) => (
      <DropArea id="state-drop" label={t('fields.dropFiles')} isMultiple onFiles={doNothing}>
        <span>{t('fields.dropFiles')}</span>
      </DropArea>
    ),
  },
};
