import { Button, MultiSelect, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { type ComponentStates, doNothing } from '../../../ui/component-states.ts';
import { FileDrop } from '../../../ui/tool-fields/file-drop.tsx';
import { validationText } from '../../../ui/validation-text.ts';

export const states: ComponentStates = {
  page: 'forms/validation',
  width: 290,
  note: 'all errors at once',
  states: {
    'Wrong email, nothing chosen': ({ t, language }) => (
      <form noValidate style={{ display: 'grid', gap: 16, justifyItems: 'stretch' }}>
        <TextInput
          label={t('fields.email')}
          defaultValue="marta@halden"
          autoComplete="off"
          error={validationText('not_an_email', undefined, language)}
        />
        <Select label={t('seats.role')} data={['User', 'Master']} defaultValue="User" allowDeselect={false} />
        <MultiSelect
          label={t('seats.workspaces')}
          data={['Newsroom', 'Halden Content Team']}
          error={validationText('required', undefined, language)}
        />
        <div>
          <Button onClick={doNothing}>{t('seats.invite')}</Button>
        </div>
      </form>
    ),
    'Source without name, address and file': ({ t, language }) => (
      <form noValidate style={{ display: 'grid', gap: 16 }}>
        <TextInput label={t('sources.name')} error={t('validation.source_name_required')} autoComplete="off" />
        <TextInput label="URL" defaultValue="htp:/wiki" error={validationText('not_a_url', undefined, language)} />
        <FileDrop
          id="state-source-file"
          label={t('fields.dropFiles')}
          files={[]}
          accept={['pdf', 'docx', 'csv']}
          maxFiles={1}
          maxSizeMb={10}
          error={t('validation.source_file_required')}
          onChange={doNothing}
        />
      </form>
    ),
  },
};
