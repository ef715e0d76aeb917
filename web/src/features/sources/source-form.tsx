// Adds a file or page as a source, or changes name and tags of one.

import type { AdditionalSource } from '@folio/contract/sources';
import { SegmentedControl, TagsInput, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { FileDrop } from '../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../ui/use-text.ts';

const kinds = ['pdf', 'doc', 'docx', 'pptx', 'xlsx', 'csv', 'txt', 'md', 'html'];
const fields = ['name', 'file', 'url', 'tags'] as const;

interface SourceFormProps {
  /** Null adds one. */
  source: AdditionalSource | null;
  /** Tags in use, offered while typing. */
  tags: string[];
  onClose: () => void;
}

const withoutEnding = (fileName: string) => fileName.replace(/\.[a-z0-9]{1,5}$/i, '');

/** A file's name becomes the source's name where none was typed yet. */
export function SourceForm({ source, tags, onClose }: SourceFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const [type, setType] = useState<'file' | 'url'>('file');
  const [name, setName] = useState(source?.name ?? '');
  const [url, setUrl] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [chosenTags, setChosenTags] = useState(source?.tags ?? []);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [file] = files;
  const save = useMutation({
    mutationFn: () => {
      if (source) return api.sources.edit({ id: source.id, name, tags: chosenTags });
      const scope = workspaceId === null ? {} : { workspace_id: workspaceId };
      const content = type === 'url' ? { url } : file ? { file } : {};
      return api.sources.create({ name, type, ...content, ...scope, ...(chosenTags.length > 0 ? { tags: chosenTags } : {}) });
    },
    onSuccess: async ({ message }) => {
      await invalidate(client, 'source.changed');
      toastSuccess(message);
      onClose();
    },
    onError: (error) => showFieldErrors(error, fields, setErrors),
  });
  const addFiles = (next: File[]) => {
    setFiles(next);
    if (name.trim() === '' && next[0]) setName(withoutEnding(next[0].name));
  };
  return (
    <FormDialog
      title={source ? t('sources.edit', { name: source.name }) : t('sources.add')}
      verb={t(source ? 'actions.save' : 'sources.add')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        save.mutate();
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
              maxFiles={1}
              maxSizeMb={10}
              error={errors['file']}
              onChange={addFiles}
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
      <TextInput
        label={t('sources.name')}
        maxLength={200}
        value={name}
        error={errors['name']}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
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
