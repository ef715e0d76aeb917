import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useReportedActions } from '../../ui/page-actions.ts';
import { Row } from '../../ui/row.tsx';
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

/** Lists the keys, also those of the open page; opened by ? and from the avatar menu. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const listed = new Set<string>(shortcuts.map(([, keys]) => keys));
  const ofPage = useReportedActions()
    .flatMap(({ actions }) => actions)
    .flatMap(({ id, label, shortcut }) => (shortcut && !listed.has(shortcut) ? [{ id, label, shortcut }] : []));
  return (
    <Dialog title={t('shell.shortcuts')} size={400} onClose={onClose}>
      <dl>
        {shortcuts.map(([name, keys]) => (
          <Row key={name} justify="between" className={classes.row}>
            <dt>{t(`shell.keys.${name}`)}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </Row>
        ))}
        {ofPage.map(({ id, label, shortcut }) => (
          <Row key={id} justify="between" className={classes.row}>
            <dt>{label}</dt>
            <dd>
              <Kbd keys={shortcut} />
            </dd>
          </Row>
        ))}
      </dl>
    </Dialog>
  );
}
