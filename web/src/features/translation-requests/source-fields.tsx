// Source texts: uploaded files, documents of the workspace, and pasted text.

import { isAssetField } from '@folio/contract/tool-values';
import { maxRequestSources, type RequestKind } from '@folio/contract/translation-words';
import { MultiSelect, Textarea } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toolQuery } from '../../base/tool.queries.ts';
import { uploadFor } from '../../base/upload-for.ts';
import { AssetField } from '../../ui/tool-fields/asset-field.tsx';
import { assetsIn, UploadProvider } from '../../ui/tool-fields/uploads.ts';
import { useText } from '../../ui/use-text.ts';
import { sourceDocumentsQuery } from './translation-requests.queries.ts';
import type { RequestFormState } from './use-request-form.ts';

/** The tool with the allowed files of each kind of request. */
const toolOf: Record<RequestKind, string> = {
  machine: 'document_translation',
  proofreading: 'document_translation',
  managed: 'managed_translation',
  certified: 'certified_translation',
};

interface SourceFieldsProps {
  form: RequestFormState;
  workspaceId: number | null;
}

export function SourceFields({ form: { values, errors, set }, workspaceId }: SourceFieldsProps) {
  const { t, language } = useText();
  const tool = toolOf[values.kind];
  const { data } = useQuery(toolQuery(tool, language));
  const found = data?.tool.fields.find((one) => one.name === 'files');
  const field = found && isAssetField(found) ? found : null;
  return (
    <>
      {field ? (
        <UploadProvider value={uploadFor(tool)}>
          <AssetField
            field={{ ...field, label: t('translationRequests.form.sources'), maxFiles: maxRequestSources }}
            value={values.files}
            error={errors['files']}
            onChange={(files) => set({ files: assetsIn(files) }, 'files')}
          />
        </UploadProvider>
      ) : null}
      <DocumentChoice
        workspaceId={workspaceId}
        value={values.documents}
        error={errors['order_detail_ids']}
        onChange={(documents) => set({ documents }, 'files')}
      />
      <Textarea
        label={t('translationRequests.form.text')}
        description={t('translationRequests.form.textHint')}
        rows={3}
        maxLength={20_000}
        value={values.text}
        error={errors['text'] ?? (field ? undefined : errors['files'])}
        styles={{ input: { resize: 'vertical' } }}
        onChange={({ currentTarget }) => set({ text: currentTarget.value }, 'files')}
      />
    </>
  );
}

interface DocumentChoiceProps {
  workspaceId: number | null;
  value: { id: number; title: string }[];
  error: string | undefined;
  onChange: (documents: { id: number; title: string }[]) => void;
}

/** Finished documents: the newest ones, or matches of the typed text. */
function DocumentChoice({ workspaceId, value, error, onChange }: DocumentChoiceProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const { data } = useQuery(sourceDocumentsQuery(workspaceId, typed));
  const found = (data?.orders ?? [])
    .filter(({ status }) => status === 'accepted')
    .map(({ order_detail_id: id, title }) => ({ id, title }));
  const known = [...value, ...found.filter(({ id }) => !value.some((one) => one.id === id))];
  return (
    <MultiSelect
      label={t('translationRequests.form.documents')}
      description={t('translationRequests.form.documentsHint')}
      data={known.map(({ id, title }) => ({ value: String(id), label: title }))}
      searchable
      clearable
      filter={({ options }) => options}
      maxValues={maxRequestSources}
      nothingFoundMessage={t('translationRequests.form.noDocument')}
      comboboxProps={{ shadow: 'none' }}
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
      value={value.map(({ id }) => String(id))}
      error={error}
      onSearchChange={setTyped}
      onChange={(chosen) => onChange(known.filter(({ id }) => chosen.includes(String(id))))}
    />
  );
}
