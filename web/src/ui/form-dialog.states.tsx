import { Textarea, TextInput } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { FormDialog } from './form-dialog.tsx';
import { validationText } from './validation-text.ts';

const fields = (error: string | null = null) => (
  <>
    <TextInput label="Name" defaultValue={error ? '' : 'Winter campaign'} error={error} />
    <Textarea label="Overall goal" rows={3} defaultValue="More readers of the newsletter by February" />
  </>
);

export const states: ComponentStates = {
  page: 'components/sweet-alert',
  layout: 'window',
  height: 400,
  states: {
    Ready: () => (
      <FormDialog title="New briefing" verb="Create briefing" isBusy={false} onClose={doNothing} onSubmit={doNothing}>
        {fields()}
      </FormDialog>
    ),
    'With an error': ({ language }) => (
      <FormDialog title="New briefing" verb="Create briefing" isBusy={false} onClose={doNothing} onSubmit={doNothing}>
        {fields(validationText('required', undefined, language))}
      </FormDialog>
    ),
    Busy: () => (
      <FormDialog title="New briefing" verb="Create briefing" isBusy onClose={doNothing} onSubmit={doNothing}>
        {fields()}
      </FormDialog>
    ),
  },
};
