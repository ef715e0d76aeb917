import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';

/** Asked before everybody but staff is sent to the maintenance page. It can be undone, so it does not say otherwise. */
export function ClosingDialog({ isBusy, onKeep, onConfirm }: { isBusy: boolean; onKeep: () => void; onConfirm: () => void }) {
  const { t } = useText();
  return (
    <Modal
      opened
      centered
      size={440}
      onClose={onKeep}
      title={t('confirm.title')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={{
        content: { background: 'var(--surface)' },
        header: { background: 'none' },
        title: { fontWeight: 600, fontSize: 18 },
      }}
    >
      <p>{t('panel.platform.closing')}</p>
      <div className={classes.buttons} style={{ justifyContent: 'flex-end', marginTop: 18 }}>
        <Button variant="default" data-autofocus onClick={onKeep}>
          {t('panel.cancel')}
        </Button>
        <Button loading={isBusy} onClick={onConfirm}>
          {t('panel.platform.close')}
        </Button>
      </div>
    </Modal>
  );
}
