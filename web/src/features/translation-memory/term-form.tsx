// One term of the glossary: a new one, or another translation for one that is there.

import type { GlossaryTerm } from '@folio/contract/translation-memory';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { languageName } from '@folio/contract/language-names';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { useTranslatorLanguages } from '../../base/translator-languages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
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
  const form = useContractForm({
    optional: ['note'],
    values: {
      source_language: term?.source_language ?? 'en',
      target_language: term?.target_language ?? (language === 'en' ? 'de' : language),
      term: term?.term ?? '',
      translation: term?.translation ?? '',
      note: term?.note ?? '',
      is_forbidden: term?.is_forbidden ?? false,
    },
    toInput: (entered) => ({
      ...entered,
      term: entered.term.trim(),
      translation: entered.translation.trim(),
      note: entered.note.trim() || null,
    }),
    send: ({ input }) => {
      const { translation, note, is_forbidden } = input;
      return term
        ? api.translationMemory.edit({ term_id: term.id, translation, note, is_forbidden })
        : api.translationMemory.create(input);
    },
    refresh: () => invalidate(client, 'glossary.changed'),
    savedMessage: () => undefined,
    onSaved: onClose,
  });
  const { values } = form;
  const codes = known.length > 0 ? known : [values.source_language, values.target_language];
  const languages = codes.map((code) => ({ value: code, label: languageName(code, language) }));
  const isFilled = values.term.trim() !== '' && values.translation.trim() !== '';
  return (
    <FormDialog
      title={t(term ? 'glossary.edit' : 'glossary.new')}
      verb={t('actions.save')}
      isBusy={form.isBusy}
      isDisabled={!isFilled}
      onClose={onClose}
      onSubmit={form.save}
    >
      <Select
        label={t('glossary.from')}
        data={languages}
        searchable
        allowDeselect={false}
        disabled={term !== null}
        {...form.getInputProps('source_language')}
      />
      <TextInput
        label={t('glossary.term')}
        maxLength={200}
        disabled={term !== null}
        data-autofocus={term === null || undefined}
        {...form.getInputProps('term')}
      />
      <Select
        label={t('glossary.to')}
        data={languages}
        searchable
        allowDeselect={false}
        disabled={term !== null}
        {...form.getInputProps('target_language')}
      />
      <TextInput
        label={t('glossary.translation')}
        description={t('glossary.translationHint')}
        maxLength={200}
        data-autofocus={term !== null || undefined}
        {...form.getInputProps('translation')}
      />
      <Textarea
        label={t('glossaryForm.note')}
        description={t('glossaryForm.noteHint')}
        rows={2}
        maxLength={200}
        {...form.getInputProps('note')}
      />
      <Checkbox
        label={t('glossaryForm.forbidden')}
        description={t('glossaryForm.forbiddenHint')}
        {...form.getInputProps('is_forbidden', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
