// Deleting a folder, with the choice of what happens to what lies in it.
import type { Folder } from '@folio/contract/folders';
import { Button, Modal, Radio } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
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
    <Modal
      opened
      centered
      size={460}
      onClose={onClose}
      title={t('confirm.title')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={{
        title: { font: '600 18px/24px var(--font-display)', letterSpacing: '-.02em' },
        header: { padding: '18px 20px 6px', background: 'none' },
        body: { padding: '0 20px 20px' },
        content: { background: 'var(--surface)', boxShadow: 'var(--shadow-modal)' },
      }}
    >
      <p style={{ color: 'var(--ink-2)' }}>
        {t('confirm.text')} {t('folders.loss', { name: folder.name })}
      </p>
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
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 12, marginTop: 18, flexWrap: 'wrap' }}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('confirm.keep')}
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() => {
            if (!remove.isPending) confirm();
          }}
        >
          {contents === 'delete' && count > 0 ? t('folders.deleteWith', { count, documents }) : t('folders.delete')}
        </Button>
      </div>
    </Modal>
  );
}
