// One linguist: to add by email, or to change.
import type { Linguist } from '@folio/contract/linguists';
import { MultiSelect, Switch, TagsInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { AbsenceRows, CertificationRows } from './linguist-rows.tsx';
import {
  blankLinguist,
  factsOfLinguist,
  faultsOfLinguist,
  type LinguistValues,
  linguistFields,
  valuesOfLinguist,
} from './linguist-values.ts';
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
  const [values, setValues] = useState<LinguistValues>(linguist ? valuesOfLinguist(linguist) : blankLinguist);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (changes: Partial<LinguistValues>, field: string) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors(({ [field]: _resolved, ...others }) => others);
  };
  const save = useMutation({
    mutationFn: () =>
      linguist
        ? api.linguists.edit({ id: linguist.id, ...factsOfLinguist(values) })
        : api.linguists.create({ email: values.email.trim(), ...factsOfLinguist(values) }),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'linguist.changed');
      toastSuccess(message ?? t('translationDesk.linguists.saved'));
      onClose();
    },
    onError: (error) => showFieldErrors(error, linguistFields, setErrors),
  });
  const submit = () => {
    const faults = faultsOfLinguist(values, t);
    setErrors(faults);
    if (Object.keys(faults).length === 0) save.mutate();
  };
  return (
    <FormDialog
      title={linguist ? t('translationDesk.linguists.formTitle') : t('translationDesk.linguists.add')}
      verb={linguist ? t('actions.save') : t('translationDesk.linguists.add')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        type="email"
        label={t('translationDesk.linguists.email')}
        description={t('translationDesk.linguists.emailHint')}
        autoComplete="off"
        maxLength={254}
        disabled={linguist !== null}
        value={values.email}
        error={errors['email']}
        onChange={({ currentTarget }) => set({ email: currentTarget.value }, 'email')}
      />
      <PairsField pairs={values.pairs} error={errors['pairs']} onChange={(pairs) => set({ pairs }, 'pairs')} />
      <MultiSelect
        label={t('translationDesk.linguists.native')}
        data={languages}
        searchable
        maxValues={10}
        comboboxProps={{ shadow: 'none' }}
        value={values.natives}
        error={errors['native_languages']}
        onChange={(natives) => set({ natives }, 'native_languages')}
      />
      <TagsInput
        label={t('translationDesk.linguists.fields')}
        description={t('translationDesk.linguists.fieldsHint')}
        maxTags={20}
        value={values.fields}
        error={errors['fields']}
        onChange={(fields) => set({ fields: fields.map((one) => one.slice(0, 40)) }, 'fields')}
      />
      <TextInput
        label={t('translationDesk.linguists.wordsADay')}
        inputMode="numeric"
        autoComplete="off"
        value={values.wordsADay}
        error={errors['words_a_day']}
        onChange={({ currentTarget }) => set({ wordsADay: currentTarget.value }, 'words_a_day')}
      />
      <CertificationRows
        rows={values.certifications}
        error={errors['certifications']}
        onChange={(certifications) => set({ certifications }, 'certifications')}
      />
      <AbsenceRows rows={values.absences} error={errors['absences']} onChange={(absences) => set({ absences }, 'absences')} />
      <Switch
        label={t('translationDesk.linguists.isActive')}
        checked={values.isActive}
        onChange={({ currentTarget }) => set({ isActive: currentTarget.checked }, 'is_active')}
      />
    </FormDialog>
  );
}
