// A new folder, or another name and place for one.
import type { Folder } from '@folio/contract/folders';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
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

/** Stays open while the server refuses the name of a new folder; a changed folder shows at once. */
export function FolderDialog({ folders, workspaceId, parentId, folder, onClose }: FolderDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    values: { name: folder?.name ?? '', parent_id: parentId },
    toInput: (values) => ({ ...values, name: values.name.trim() }),
    send: ({ input }) => api.folders.create({ ...input, workspace_id: workspaceId }),
    refresh: () => invalidate(client, 'folder.changed'),
    onSaved: onClose,
  });
  const { change } = useFolderActions();
  const { name, parent_id } = form.values;
  const saveChange = (id: number) => {
    onClose();
    change.mutate({ folder_id: id, name: name.trim(), parent_id });
  };
  const blocked = folder ? idsWithin(folders, folder.id) : new Set<number>();
  return (
    <FormDialog
      title={folder ? t('folders.change') : t('folders.new')}
      verb={folder ? t('actions.save') : t('folders.create')}
      isBusy={form.isBusy}
      isDisabled={name.trim() === ''}
      onClose={onClose}
      onSubmit={() => (folder ? saveChange(folder.id) : form.save())}
    >
      <TextInput label={t('folders.name')} maxLength={80} data-autofocus {...form.getInputProps('name')} />
      <FolderSelect
        label={t('folders.inside')}
        none={t('folders.outermost')}
        folders={folders.filter(({ id }) => !blocked.has(id))}
        {...form.getInputProps('parent_id')}
        value={parent_id}
      />
    </FormDialog>
  );
}
