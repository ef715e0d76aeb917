// One term of the glossary: a new one, or another translation for one that is there.

import type { GlossaryTerm } from '@folio/contract/translation-memory';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { languageName } from '@folio/contract/language-names';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { useTranslatorLanguages } from '../../base/translator-languages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

interface TermFormProps {
  /** Null for a new one; of a known one only the translation changes. */
  term: GlossaryTerm | null;
  onClose: () => void;
}

export function TermForm({ term, onClose }: TermFormProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const known = useTranslatorLanguages();
  const [values, setValues] = useState({
    source_language: term?.source_language ?? 'en',
    target_language: term?.target_language ?? (language === 'en' ? 'de' : language),
    term: term?.term ?? '',
    translation: term?.translation ?? '',
    note: term?.note ?? '',
    is_forbidden: term?.is_forbidden ?? false,
  });
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const set = (part: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const save = useMutation({
    mutationFn: () => {
      const [translation, note] = [values.translation.trim(), values.note.trim() || null];
      return term
        ? api.translationMemory.edit({ term_id: term.id, translation, note, is_forbidden: values.is_forbidden })
        : api.translationMemory.create({ ...values, term: values.term.trim(), translation, note });
    },
    onSuccess: async () => {
      await invalidate(client, 'glossary.changed');
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && Object.keys(error.errors).length > 0) setErrors(error.errors);
      else toastError(messageOf(error));
    },
  });
  const codes = known.length > 0 ? known : [values.source_language, values.target_language];
  const languages = codes.map((code) => ({ value: code, label: languageName(code, language) }));
  const isFilled = values.term.trim() !== '' && values.translation.trim() !== '';
  return (
    <FormDialog
      title={t(term ? 'glossary.edit' : 'glossary.new')}
      verb={t('actions.save')}
      isBusy={save.isPending}
      isDisabled={!isFilled}
      onClose={onClose}
      onSubmit={() => save.mutate()}
    >
      <Select
        label={t('glossary.from')}
        data={languages}
        value={values.source_language}
        searchable
        allowDeselect={false}
        disabled={term !== null}
        error={errors['source_language']?.[0]}
        onChange={(code) => set({ source_language: code ?? values.source_language })}
      />
      <TextInput
        label={t('glossary.term')}
        value={values.term}
        maxLength={200}
        disabled={term !== null}
        data-autofocus={term === null || undefined}
        error={errors['term']?.[0]}
        onChange={({ currentTarget }) => set({ term: currentTarget.value })}
      />
      <Select
        label={t('glossary.to')}
        data={languages}
        value={values.target_language}
        searchable
        allowDeselect={false}
        disabled={term !== null}
        error={errors['target_language']?.[0]}
        onChange={(code) => set({ target_language: code ?? values.target_language })}
      />
      <TextInput
        label={t('glossary.translation')}
        description={t('glossary.translationHint')}
        value={values.translation}
        maxLength={200}
        data-autofocus={term !== null || undefined}
        error={errors['translation']?.[0]}
        onChange={({ currentTarget }) => set({ translation: currentTarget.value })}
      />
      <Textarea
        label={t('glossaryForm.note')}
        description={t('glossaryForm.noteHint')}
        rows={2}
        value={values.note}
        maxLength={200}
        error={errors['note']?.[0]}
        onChange={({ currentTarget }) => set({ note: currentTarget.value })}
      />
      <Checkbox
        label={t('glossaryForm.forbidden')}
        description={t('glossaryForm.forbiddenHint')}
        checked={values.is_forbidden}
        onChange={({ currentTarget }) => set({ is_forbidden: currentTarget.checked })}
      />
    </FormDialog>
  );
}
