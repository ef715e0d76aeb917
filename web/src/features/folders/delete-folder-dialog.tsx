// Deletion of a folder, with a choice for its contents.
import type { Folder } from '@folio/contract/folders';
import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import { idsWithin } from './folder-tree.ts';
import { useFolderActions } from './folders.queries.ts';

interface DeleteFolderDialogProps {
  folder: Folder;
  folders: Folder[];
  onClose: () => void;
}

/** Keeping is chosen first: nothing is lost by a hasty Enter. */
export function DeleteFolderDialog({ folder, folders, onClose }: DeleteFolderDialogProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const [contents, setContents] = useState<'keep' | 'delete'>('keep');
  const { remove } = useFolderActions();
  const within = idsWithin(folders, folder.id);
  const count = folders.filter(({ id }) => within.has(id)).reduce((sum, one) => sum + one.documents, 0);
  const documents = formatNumber(count, language);
  const confirm = () =>
    remove.mutate(
      { folder_id: folder.id, contents },
      {
        onSuccess: () => {
          onClose();
          void navigate({ to: '/orders', search: folder.parent_id === null ? {} : { folder: folder.parent_id } });
        },
      },
    );
  return (
    <ConfirmDialog
      loss={t('folders.loss', { name: folder.name })}
      verb={contents === 'delete' && count > 0 ? t('folders.deleteWith', { count, documents }) : t('folders.delete')}
      isBusy={remove.isPending}
      onKeep={onClose}
      onConfirm={() => {
        if (!remove.isPending) confirm();
      }}
    >
      {count > 0 || within.size > 1 ? (
        <Radio.Group
          aria-label={t('folders.contents')}
          value={contents}
          onChange={(value) => setContents(value === 'delete' ? 'delete' : 'keep')}
          style={{ display: 'grid', gap: 10, marginTop: 14 }}
        >
          <Radio value="keep" label={t('folders.keepContents', { count, documents })} />
          <Radio value="delete" label={t('folders.deleteContents', { count, documents })} />
        </Radio.Group>
      ) : null}
    </ConfirmDialog>
  );
}
