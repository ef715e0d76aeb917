// One picture as large as the window allows; arrow keys turn to the others, Escape leads back.
import type { Asset } from '@folio/contract/assets';
import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './picture-gallery.module.css';
import { useSavePicture } from './use-save-picture.ts';

interface PictureViewerProps {
  pictures: Asset[];
  /** Which one is shown, from 0. */
  at: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

export function PictureViewer({ pictures, at, onTurn, onClose }: PictureViewerProps) {
  const { t } = useText();
  const save = useSavePicture();
  const picture = pictures[at];
  if (!picture) return null;
  const turn = (by: number) => onTurn((at + by + pictures.length) % pictures.length);
  const onKey = (event: KeyboardEvent) => {
    if (pictures.length < 2) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  return (
    <Modal
      opened
      centered
      size="auto"
      padding={0}
      onClose={onClose}
      title={picture.file_name}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      classNames={{
        content: classes.viewer ?? '',
        header: classes.viewerHead ?? '',
        title: classes.viewerTitle ?? '',
        body: classes.viewerBody ?? '',
      }}
      onKeyDown={onKey}
    >
      <img
        className={classes.large}
        src={picture.url}
        alt={picture.alt ?? ''}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
      />
      <Row size="sm" tone="muted" px={8} py={8} gap={8} justify="center">
        {pictures.length > 1 ? (
          <>
            <button type="button" className={classes.turn} aria-label={t('media.previous')} onClick={() => turn(-1)}>
              <IconChevronLeft size={20} aria-hidden="true" />
            </button>
            <span aria-live="polite">{t('media.position', { position: at + 1, total: pictures.length })}</span>
            <button type="button" className={classes.turn} aria-label={t('media.next')} onClick={() => turn(1)}>
              <IconChevronRight size={20} aria-hidden="true" />
            </button>
          </>
        ) : null}
        <button
          type="button"
          className={classes.turn}
          aria-label={t('media.save', { name: picture.file_name })}
          onClick={() => void save(picture)}
        >
          <IconDownload size={18} aria-hidden="true" />
        </button>
      </Row>
    </Modal>
  );
}
