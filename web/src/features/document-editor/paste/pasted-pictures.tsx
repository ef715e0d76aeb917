import { Button } from '@mantine/core';
import { IconPhotoDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { messageOf } from '../../../base/api.ts';
import { Row } from '../../../ui/row.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/notices.module.css';
import { copyForeignPictures, type ForeignPicture, insertPictures } from './foreign-pictures.ts';

interface PastedPicturesProps {
  editor: Editor;
  orderDetailId: number;
  pictures: ForeignPicture[];
  onClose: () => void;
}

/** Asks before anything is fetched from other sites; without a yes the links stay links. */
export function PastedPictures({ editor, orderDetailId, pictures, onClose }: PastedPicturesProps) {
  const { t } = useText();
  const count = pictures.length;
  const copy = useMutation({
    mutationFn: () => copyForeignPictures(orderDetailId, pictures),
    onSuccess: ({ sources, problems }) => {
      const transaction = insertPictures(editor.state, sources);
      if (transaction) editor.view.dispatch(transaction);
      const [reason] = problems;
      if (reason) toastError(t('writing.foreignPictures.failed', { count: problems.length, reason }));
      onClose();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <Row as="output" size="sm" tone="progress" gap={12} rowGap={8} wrap className={classes.notice}>
      <IconPhotoDown size={18} stroke={1.7} aria-hidden="true" />
      <p>{t('writing.foreignPictures.lead', { count })}</p>
      <Row gap={8} wrap className={classes.buttons}>
        <Button variant="default" size="compact-md" loading={copy.isPending} onClick={() => copy.mutate()}>
          {t('writing.foreignPictures.copy', { count })}
        </Button>
        <Button variant="subtle" size="compact-md" disabled={copy.isPending} onClick={onClose}>
          {t('writing.foreignPictures.keep')}
        </Button>
      </Row>
    </Row>
  );
}
