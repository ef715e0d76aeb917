// Adds files or a page as sources, or changes name and tags of one.

import type { AdditionalSource } from '@folio/contract/sources';
import { TagsInput, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { useWorkspaceId } from '../../base/workspace.ts';
import { completeUrl } from '../../ui/complete-url.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Text } from '../../ui/text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { FileDrop } from '../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { type RefusedFile, useAddFiles, withoutEnding } from './use-add-files.ts';

const kinds = ['pdf', 'doc', 'docx', 'pptx', 'xlsx', 'csv', 'txt', 'md', 'html'];
/** Files that are added at once. */
const maxFiles = 20;

interface SourceFormProps {
  /** Null adds one. */
  source: AdditionalSource | null;
  /** Tags in use, offered while typing. */
  tags: string[];
  onClose: () => void;
}

const valuesOf = (source: AdditionalSource | null) => ({
  type: 'file' as 'file' | 'url',
  name: source?.name ?? '',
  url: '',
  files: [] as File[],
  tags: source?.tags ?? [],
});

/** A file's name becomes the source's name where none was typed yet; several files keep their own names. */
export function SourceForm({ source, tags, onClose }: SourceFormProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const { add, isAdding, count } = useAddFiles();
  const commonOf = (chosen: string[]) => ({
    ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
    ...(chosen.length > 0 ? { tags: chosen } : {}),
  });
  const form = useContractForm({
    optional: ['tags'],
    values: valuesOf(source),
    toInput: (values) => values,
    alsoNamed: ['file'],
    send: ({ input }) => {
      if (source) return api.sources.edit({ id: source.id, name: input.name, tags: input.tags });
      const [file] = input.files;
      const content = input.type === 'url' ? { url: completeUrl(input.url) } : file ? { file } : {};
      return api.sources.create({ name: input.name, type: input.type, ...content, ...commonOf(input.tags) });
    },
    refresh: () => invalidate(client, 'source.changed'),
    onSaved: onClose,
  });
  const { type, files } = form.values;
  const isSeveral = type === 'file' && files.length > 1;
  const number = (value: number) => formatNumber(value, language);
  const showFiles = (next: File[]) => {
    const { name } = form.values;
    const isFromFile = name.trim() === '' || files.some((one) => withoutEnding(one.name) === name);
    form.change({ files: next, ...(next[0] && isFromFile ? { name: withoutEnding(next[0].name) } : {}) });
    setRefused((before) => before.filter((one) => next.includes(one.file)));
  };
  /** Files that were refused stay, so that they can be tried again or removed. */
  const addSeveral = () => {
    form.clearErrors();
    setRefused([]);
    add(
      { files, fields: commonOf(form.values.tags) },
      {
        onSuccess: (left) => {
          const sources = number(files.length);
          if (left.length === 0) {
            toastSuccess(t('sources.addedSeveral', { sources }));
            return onClose();
          }
          if (left.length < files.length)
            toastSuccess(t('sources.addedSome', { done: number(files.length - left.length), sources }));
          showFiles(left.map((one) => one.file));
          setRefused(left);
          return undefined;
        },
      },
    );
  };
  return (
    <FormDialog
      title={source ? t('sources.edit', { name: source.name }) : t('sources.add')}
      verb={isSeveral ? t('sources.addSeveral', { sources: number(files.length) }) : t(source ? 'actions.save' : 'sources.add')}
      isBusy={form.isBusy || isAdding}
      onClose={onClose}
      onSubmit={isSeveral ? addSeveral : form.save}
    >
      {source ? null : (
        <>
          <ViewSwitch
            isField
            label={t('sources.type')}
            value={type}
            views={[
              { value: 'file', label: t('sources.types.file') },
              { value: 'url', label: t('sources.types.url') },
            ]}
            onChange={(value) => form.setFieldValue('type', value)}
          />
          {type === 'file' ? (
            <FileDrop
              id="source-file"
              label={t('fields.dropFiles')}
              files={files}
              accept={kinds}
              maxFiles={maxFiles}
              maxSizeMb={10}
              error={form.errors['file']}
              onChange={showFiles}
            />
          ) : (
            <TextInput
              label={t('sources.url')}
              description={t('sources.urlHint')}
              placeholder="https://"
              type="url"
              inputMode="url"
              maxLength={2048}
              {...form.getInputProps('url')}
            />
          )}
        </>
      )}
      {isAdding ? <ProgressBar value={(count / files.length) * 100} label={t('sources.adding')} /> : null}
      {refused.length > 0 ? (
        <Text as="div" size="sm" tone="failed" breaks role="alert">
          {refused.map((one) => (
            <p key={`${one.file.name}-${one.file.size}`}>
              {one.reason.includes(one.file.name) ? one.reason : `${one.file.name}: ${one.reason}`}
            </p>
          ))}
        </Text>
      ) : null}
      {isSeveral ? (
        <Text size="sm" tone="quiet">
          {t('sources.namesOfFiles')}
        </Text>
      ) : (
        <TextInput label={t('sources.name')} maxLength={200} {...form.getInputProps('name')} />
      )}
      <TagsInput
        label={t('sources.tags')}
        description={t('fields.addKeyword')}
        data={tags}
        maxTags={20}
        comboboxProps={{ shadow: 'none' }}
        {...form.getInputProps('tags')}
      />
    </FormDialog>
  );
}
