// Adds files or a page as sources, or changes name and tags of one.

import type { AdditionalSource } from '@folio/contract/sources';
import { SegmentedControl, TagsInput, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { completeUrl } from '../../ui/complete-url.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Text } from '../../ui/text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { FileDrop } from '../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../ui/use-text.ts';
import { type RefusedFile, useAddFiles, withoutEnding } from './use-add-files.ts';

const kinds = ['pdf', 'doc', 'docx', 'pptx', 'xlsx', 'csv', 'txt', 'md', 'html'];
const fields = ['name', 'file', 'url', 'tags'] as const;
/** Files that are added at once. */
const maxFiles = 20;

interface SourceFormProps {
  /** Null adds one. */
  source: AdditionalSource | null;
  /** Tags in use, offered while typing. */
  tags: string[];
  onClose: () => void;
}

/** A file's name becomes the source's name where none was typed yet; several files keep their own names. */
export function SourceForm({ source, tags, onClose }: SourceFormProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const [type, setType] = useState<'file' | 'url'>('file');
  const [name, setName] = useState(source?.name ?? '');
  const [url, setUrl] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [chosenTags, setChosenTags] = useState(source?.tags ?? []);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const { add, isAdding, count } = useAddFiles();
  const [file] = files;
  const isSeveral = type === 'file' && files.length > 1;
  const number = (value: number) => formatNumber(value, language);
  const common = {
    ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
    ...(chosenTags.length > 0 ? { tags: chosenTags } : {}),
  };
  const save = useMutation({
    mutationFn: () => {
      if (source) return api.sources.edit({ id: source.id, name, tags: chosenTags });
      const content = type === 'url' ? { url: completeUrl(url) } : file ? { file } : {};
      return api.sources.create({ name, type, ...content, ...common });
    },
    onSuccess: async ({ message }) => {
      await invalidate(client, 'source.changed');
      toastSuccess(message);
      onClose();
    },
    onError: (error) => showFieldErrors(error, fields, setErrors),
  });
  const showFiles = (next: File[]) => {
    setFiles(next);
    setRefused((before) => before.filter((one) => next.includes(one.file)));
    const isFromFile = name.trim() === '' || files.some((one) => withoutEnding(one.name) === name);
    if (next[0] && isFromFile) setName(withoutEnding(next[0].name));
  };
  /** Files that were refused stay, so that they can be tried again or removed. */
  const addSeveral = () => {
    setRefused([]);
    add(
      { files, fields: common },
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
      isBusy={save.isPending || isAdding}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        if (isSeveral) addSeveral();
        else save.mutate();
      }}
    >
      {source ? null : (
        <>
          <SegmentedControl
            fullWidth
            aria-label={t('sources.type')}
            value={type}
            data={[
              { value: 'file', label: t('sources.types.file') },
              { value: 'url', label: t('sources.types.url') },
            ]}
            onChange={(value) => setType(value === 'url' ? 'url' : 'file')}
          />
          {type === 'file' ? (
            <FileDrop
              id="source-file"
              label={t('fields.dropFiles')}
              files={files}
              accept={kinds}
              maxFiles={maxFiles}
              maxSizeMb={10}
              error={errors['file']}
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
              value={url}
              error={errors['url']}
              onChange={({ currentTarget }) => setUrl(currentTarget.value)}
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
        <TextInput
          label={t('sources.name')}
          maxLength={200}
          value={name}
          error={errors['name']}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <TagsInput
        label={`${t('sources.tags')} (${t('fields.optional')})`}
        description={t('fields.addKeyword')}
        data={tags}
        maxTags={20}
        comboboxProps={{ shadow: 'none' }}
        value={chosenTags}
        error={errors['tags']}
        onChange={setChosenTags}
      />
    </FormDialog>
  );
}
