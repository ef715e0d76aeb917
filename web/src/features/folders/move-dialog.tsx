// Where documents shall lie: another folder, or another workspace where the caller may take them there.
import { Select } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { workspacesQuery } from '../../base/workspaces.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import { FolderSelect } from './folder-select.tsx';
import { foldersQuery, useFolderActions } from './folders.queries.ts';

interface MoveDialogProps {
  orderDetailIds: number[];
  workspaceId: number | null;
  /** Where they lie now, if all in one folder. */
  folderId: number | null;
  onClose: () => void;
  onMoved: () => void;
}

const personal = 'personal';

/** Stays open when the server refuses, so that another place can be chosen. */
export function MoveDialog({ orderDetailIds, workspaceId, folderId, onClose, onMoved }: MoveDialogProps) {
  const { t } = useText();
  const [targetId, setTargetId] = useState(workspaceId);
  const [folder, setFolder] = useState(folderId);
  const workspaces = useQuery(workspacesQuery).data?.workspaces ?? [];
  const folders = useQuery(foldersQuery(targetId));
  const { move } = useFolderActions();
  const count = orderDetailIds.length;
  const submit = () =>
    move.mutate(
      { order_detail_ids: orderDetailIds, folder_id: folder, ...(targetId === workspaceId ? {} : { workspace_id: targetId }) },
      { onSuccess: onMoved },
    );
  return (
    <FormDialog
      title={t('folders.move', { count })}
      verb={t('folders.moveVerb', { count })}
      isBusy={move.isPending}
      isDisabled={folders.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {workspaces.length > 0 ? (
        <Select
          label={t('folders.workspace')}
          data={[
            { value: personal, label: t('shell.personalWorkspace') },
            ...workspaces.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          allowDeselect={false}
          checkIconPosition="right"
          value={targetId === null ? personal : String(targetId)}
          onChange={(value) => {
            setTargetId(value === null || value === personal ? null : Number(value));
            setFolder(null);
          }}
        />
      ) : null}
      <FolderSelect
        label={t('folders.folder')}
        none={t('folders.none')}
        folders={folders.data?.folders ?? []}
        value={folder}
        onChange={setFolder}
      />
    </FormDialog>
  );
}
