import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './custom-tools.module.css';

interface BasePickerProps {
  bases: { slug: string; name: string; description: string; icon: string }[];
  onPick: (slug: string) => void;
  onClose: () => void;
}

/** The tools of the catalogue that a text model or the composer writes. */
export function BasePicker({ bases, onPick, onClose }: BasePickerProps) {
  const { t } = useText();
  return (
    <Modal
      opened
      centered
      size={640}
      onClose={onClose}
      title={t('customTools.pick')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      styles={{
        title: { font: '600 18px/24px var(--font-display)' },
        header: { background: 'none' },
        content: { background: 'var(--surface)' },
      }}
    >
      <ul className={classes.bases}>
        {bases.map(({ slug, name, description, icon }) => (
          <li key={slug}>
            <button type="button" className={classes.base} onClick={() => onPick(slug)}>
              <ToolTile icon={icon} category="ai_writer" />
              <span>
                <span className={classes.name}>{name}</span>
                <span className={classes.quiet}>{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
