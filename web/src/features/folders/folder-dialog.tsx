// A new folder, or another name and place for one.
import type { Folder } from '@folio/contract/folders';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { useText } from '../../ui/use-text.ts';
import { FolderSelect } from './folder-select.tsx';
import { idsWithin } from './folder-tree.ts';
import { useFolderActions } from './folders.queries.ts';

interface FolderDialogProps {
  folders: Folder[];
  workspaceId: number | null;
  parentId: number | null;
  /** The one that is changed; without it a new one is made. */
  folder?: Folder;
  onClose: () => void;
}

/** Stays open, with what was typed, while the server refuses the name. */
export function FolderDialog({ folders, workspaceId, parentId, folder, onClose }: FolderDialogProps) {
  const { t } = useText();
  const [name, setName] = useState(folder?.name ?? '');
  const [parent, setParent] = useState(parentId);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { create, update } = useFolderActions();
  const outcome = {
    onSuccess: onClose,
    onError: (error: unknown) => showFieldErrors(error, ['name', 'parent_id'], setErrors),
  };
  const save = () => {
    if (folder) update.mutate({ folder_id: folder.id, name: name.trim(), parent_id: parent }, outcome);
    else create.mutate({ name: name.trim(), parent_id: parent, workspace_id: workspaceId }, outcome);
  };
  const blocked = folder ? idsWithin(folders, folder.id) : new Set<number>();
  return (
    <FormDialog
      title={folder ? t('folders.change') : t('folders.new')}
      verb={folder ? t('actions.save') : t('folders.create')}
      isBusy={create.isPending || update.isPending}
      isDisabled={name.trim() === ''}
      onClose={onClose}
      onSubmit={save}
    >
      <TextInput
        label={t('folders.name')}
        value={name}
        maxLength={80}
        data-autofocus
        error={errors['name']}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setErrors({});
        }}
      />
      <FolderSelect
        label={t('folders.inside')}
        none={t('folders.outermost')}
        folders={folders.filter(({ id }) => !blocked.has(id))}
        value={parent}
        error={errors['parent_id']}
        onChange={setParent}
      />
    </FormDialog>
  );
}
