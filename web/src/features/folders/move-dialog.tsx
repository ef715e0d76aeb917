// Target of documents: another folder, or another workspace if the caller may take them there.
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BatchRow, documentsPerCall } from '../../base/use-batches.ts';
import { workspacesQuery } from '../../base/workspaces.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import { FolderSelect } from './folder-select.tsx';
import { foldersQuery } from './folders.queries.ts';
import type { useMoveDocuments } from './use-move-documents.ts';

interface MoveDialogProps {
  documents: BatchRow[];
  workspaceId: number | null;
  /** Current folder, if all are in one. */
  folderId: number | null;
  mover: Pick<ReturnType<typeof useMoveDocuments>, 'progress' | 'move'>;
  onClose: () => void;
  /** With those that are not moved. */
  onMoved: (left: BatchRow[]) => void;
}

const personal = 'personal';

/** Closes at once; with more documents than one call takes, it shows how far it is. */
export function MoveDialog({ documents, workspaceId, folderId, mover: { progress, move }, onClose, onMoved }: MoveDialogProps) {
  const { t, language } = useText();
  const [targetId, setTargetId] = useState(workspaceId);
  const [folder, setFolder] = useState(folderId);
  const workspaces = useQuery(workspacesQuery).data?.workspaces ?? [];
  const folders = useQuery(foldersQuery(targetId));
  const count = documents.length;
  const submit = async () => {
    const isLong = count > documentsPerCall;
    if (!isLong) onClose();
    const left = await move(documents, { folder_id: folder, ...(targetId === workspaceId ? {} : { workspace_id: targetId }) });
    if (isLong && left.length < count) onClose();
    onMoved(left);
  };
  const number = (value: number) => formatNumber(value, language);
  const moving = progress ? t('orders.batches.moving', { done: number(progress.count), documents: number(progress.total) }) : '';
  return (
    <FormDialog
      title={t('folders.move', { count, documents: number(count) })}
      verb={t('folders.moveVerb', { count, documents: number(count) })}
      isBusy={progress !== null}
      isDisabled={folders.isPending}
      onClose={onClose}
      onSubmit={() => void submit()}
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
      {progress && count > documentsPerCall ? (
        <Row as="output" size="sm" tone="muted" gap={10}>
          {moving}
          <ProgressBar value={(progress.count / progress.total) * 100} label={moving} />
        </Row>
      ) : null}
    </FormDialog>
  );
}
