// A file of terms or translated texts on its way in: taken whole, or every line that cannot be kept is reported and nothing is.

import { languageName } from '@folio/contract/language-names';
import { maxExchangeBytes } from '@folio/contract/translation-memory';
import { Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, faultsOf, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useTranslatorLanguages } from '../../base/translator-languages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { FileDrop } from '../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './import-form.module.css';

export type ExchangeKind = 'terms' | 'texts';

/** Faults shown at once; the others are counted. */
const shownFaults = 8;
const accepted = { terms: ['csv', 'tmx', 'tbx'], texts: ['tmx', 'csv'] };

export function ImportForm({ kind, onClose }: { kind: ExchangeKind; onClose: () => void }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [faults, setFaults] = useState<string[]>([]);
  const languages = useTranslatorLanguages().map((code) => ({ value: code, label: languageName(code, language) }));
  const importFile = useMutation({
    mutationFn: (given: File) => {
      const call = { file: given, ...(from ? { source_language: from } : {}), ...(to ? { target_language: to } : {}) };
      return kind === 'terms' ? api.translationMemory.importTerms(call) : api.translationMemory.importTexts(call);
    },
    onSuccess: async ({ message }) => {
      await invalidate(client, 'glossary.changed');
      toastSuccess(message);
      onClose();
    },
    onError: (error) => {
      const sentences = faultsOf(error);
      if (sentences.length > 0) setFaults(sentences);
      else toastError(messageOf(error));
    },
  });
  const change = () => setFaults([]);
  return (
    <FormDialog
      title={t(kind === 'terms' ? 'glossary.importTerms' : 'glossary.importTexts')}
      verb={t('glossary.verb')}
      isBusy={importFile.isPending}
      isDisabled={file === null}
      onClose={onClose}
      onSubmit={() => {
        if (file) importFile.mutate(file);
      }}
    >
      <Text tone="muted">{t(kind === 'terms' ? 'glossary.fileHint' : 'glossary.textsHint')}</Text>
      <FileDrop
        id="exchange-file"
        label={t('glossary.file')}
        files={file ? [file] : []}
        accept={accepted[kind]}
        maxFiles={1}
        maxSizeMb={maxExchangeBytes / 1024 / 1024}
        onChange={(files) => {
          setFile(files.at(-1) ?? null);
          change();
        }}
      />
      {faults.length > 0 ? (
        <div role="alert">
          <Stack as="ul" size="sm" tone="failed" gap={4}>
            {faults.slice(0, shownFaults).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {faults.length > shownFaults ? <li>{t('glossary.more', { count: faults.length - shownFaults })}</li> : null}
          </Stack>
        </div>
      ) : null}
      <fieldset className={classes.languages}>
        <legend>{t('glossary.ifMissing')}</legend>
        {(
          [
            ['glossary.from', from, setFrom],
            ['glossary.to', to, setTo],
          ] as const
        ).map(([label, value, set]) => (
          <Select
            key={label}
            label={t(label)}
            placeholder={t('glossary.anyLanguage')}
            data={languages}
            value={value}
            searchable
            clearable
            onChange={(code) => {
              set(code);
              change();
            }}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
