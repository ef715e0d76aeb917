// One linguist: to add by email, or to change.
import type { Linguist } from '@folio/contract/linguists';
import { MultiSelect, Switch, TagsInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import { AbsenceRows, CertificationRows } from './linguist-rows.tsx';
import { blankLinguist, factsOfLinguist, faultsOfLinguist, valuesOfLinguist } from './linguist-values.ts';
import { PairsField } from './pairs-field.tsx';
import { useLanguageOptions } from './use-language-options.ts';

interface LinguistFormProps {
  /** Null for a new one. */
  linguist: Linguist | null;
  onClose: () => void;
}

export function LinguistForm({ linguist, onClose }: LinguistFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const languages = useLanguageOptions();
  const form = useContractForm({
    optional: ['fields'],
    values: linguist ? valuesOfLinguist(linguist) : blankLinguist,
    toInput: factsOfLinguist,
    faultsOf: (values) => faultsOfLinguist(values, t),
    send: ({ values, input }) =>
      linguist
        ? api.linguists.edit({ id: linguist.id, ...input })
        : api.linguists.create({ email: values.email.trim(), ...input }),
    refresh: () => invalidate(client, 'linguist.changed'),
    savedMessage: ({ message }) => message ?? t('translationDesk.linguists.saved'),
    onSaved: onClose,
  });
  const { values, errors } = form;
  return (
    <FormDialog
      title={linguist ? t('translationDesk.linguists.formTitle') : t('translationDesk.linguists.add')}
      verb={linguist ? t('actions.save') : t('translationDesk.linguists.add')}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={form.save}
    >
      <TextInput
        type="email"
        label={t('translationDesk.linguists.email')}
        description={t('translationDesk.linguists.emailHint')}
        autoComplete="off"
        maxLength={254}
        disabled={linguist !== null}
        {...form.getInputProps('email')}
      />
      <PairsField pairs={values.pairs} error={errors['pairs']} onChange={(pairs) => form.setFieldValue('pairs', pairs)} />
      <MultiSelect
        label={t('translationDesk.linguists.native')}
        data={languages}
        searchable
        maxValues={10}
        comboboxProps={{ shadow: 'none' }}
        {...form.getInputProps('native_languages')}
      />
      <TagsInput
        label={t('translationDesk.linguists.fields')}
        description={t('translationDesk.linguists.fieldsHint')}
        maxTags={20}
        {...form.getInputProps('fields')}
        onChange={(fields) =>
          form.setFieldValue(
            'fields',
            fields.map((one) => one.slice(0, 40)),
          )
        }
      />
      <TextInput
        label={t('translationDesk.linguists.wordsADay')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('words_a_day')}
      />
      <CertificationRows
        rows={values.certifications}
        error={errors['certifications']}
        onChange={(certifications) => form.setFieldValue('certifications', certifications)}
      />
      <AbsenceRows
        rows={values.absences}
        error={errors['absences']}
        onChange={(absences) => form.setFieldValue('absences', absences)}
      />
      <Switch label={t('translationDesk.linguists.isActive')} {...form.getInputProps('is_active', { type: 'checkbox' })} />
    </FormDialog>
  );
}
