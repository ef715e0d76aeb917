import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Kbd } from '../../ui/kbd.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './shortcuts-dialog.module.css';

const shortcuts = [
  ['toolPicker', 'mod+K'],
  ['sidebar', 'mod+B'],
  ['dark', 'mod+J'],
  ['search', '/'],
  ['new', 'N'],
  ['submit', 'mod+Enter'],
  ['save', 'mod+S'],
  ['close', 'Esc'],
  ['help', '?'],
] as const;

/** Lists the keys; opened by ? and from the avatar menu. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <Modal
      opened
      centered
      size={400}
      onClose={onClose}
      title={t('shell.shortcuts')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={{
        title: { font: '600 18px/24px var(--font-display)' },
        header: { background: 'none' },
        content: { background: 'var(--surface)' },
      }}
    >
      <dl className={classes.list}>
        {shortcuts.map(([name, keys]) => (
          <div key={name} className={classes.row}>
            <dt>{t(`shell.keys.${name}`)}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
