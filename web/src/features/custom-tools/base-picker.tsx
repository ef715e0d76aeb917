import { Dialog } from '../../ui/dialog.tsx';
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
    <Dialog title={t('customTools.pick')} size={640} onClose={onClose}>
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
    </Dialog>
  );
}
