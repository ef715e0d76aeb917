// Keyboard shortcuts: each action can have other keys, stored per user on this device.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Foot } from '../../../ui/foot.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import {
  actionWith,
  chordOf,
  defaultShortcuts,
  isFreeChord,
  isMatchChord,
  keptChord,
  type SegmentAction,
  type SegmentShortcuts,
  segmentActions,
} from '../core/segment-shortcuts.ts';
import classes from './dialogs.module.css';

interface KeysDialogProps {
  shortcuts: SegmentShortcuts;
  onChange: (shortcuts: SegmentShortcuts) => void;
  onClose: () => void;
}

/** Mount it to open. */
export function KeysDialog({ shortcuts, onChange, onClose }: KeysDialogProps) {
  const { t } = useText();
  const [waiting, setWaiting] = useState<SegmentAction | null>(null);
  const [fault, setFault] = useState('');
  const nameOf = (action: SegmentAction) => t(`segmentTools.keys.actions.${action}`);
  const assign = (action: SegmentAction, chord: string) => {
    const other = actionWith(chord, shortcuts);
    const isFree = action === 'match' ? isMatchChord(chord) : isFreeChord(chord);
    if (!isFree) setFault(t(action === 'match' ? 'segmentTools.keys.needsDigit' : 'segmentTools.keys.notFree', { keys: chord }));
    else if (other && other !== action) setFault(t('segmentTools.keys.used', { keys: chord, action: nameOf(other) }));
    else {
      onChange({ ...shortcuts, [action]: keptChord(action, chord) });
      setFault('');
      setWaiting(null);
    }
  };
  const isUsual = segmentActions.every((action) => shortcuts[action] === defaultShortcuts[action]);
  return (
    <Dialog title={t('segmentTools.keys.title')} size={520} variant="form" onClose={onClose}>
      <Stack gap={16}>
        <Text size="sm" tone="quiet" className={classes.quiet}>
          {t('segmentTools.keys.hint')}
        </Text>
        <ul className={classes.list}>
          {segmentActions.map((action) => (
            <li key={action} className={`${classes.row} ${classes.keys}`}>
              <span>{nameOf(action)}</span>
              <Button
                size="compact-sm"
                variant={waiting === action ? 'filled' : 'default'}
                aria-label={t('segmentTools.keys.change', { action: nameOf(action), keys: shortcuts[action] })}
                aria-pressed={waiting === action}
                data-mantine-stop-propagation={waiting === action}
                onClick={() => {
                  setFault('');
                  setWaiting(waiting === action ? null : action);
                }}
                onBlur={() => setWaiting(null)}
                onKeyDown={(event) => {
                  if (waiting !== action || event.key === 'Tab') return;
                  event.preventDefault();
                  event.stopPropagation();
                  const chord = chordOf(event);
                  if (event.key === 'Escape') setWaiting(null);
                  else if (chord !== null) assign(action, chord);
                }}
              >
                {waiting === action ? (
                  t('segmentTools.keys.press')
                ) : (
                  <Kbd keys={action === 'match' ? `${shortcuts.match}…9` : shortcuts[action]} />
                )}
              </Button>
            </li>
          ))}
        </ul>
        <Text role="alert" size="sm" tone="failed">
          {fault}
        </Text>
        <Foot gap={12} className={classes.foot}>
          <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
            {t('segmentTools.keys.kept')}
          </Text>
          <Button variant="default" disabled={isUsual} onClick={() => onChange(defaultShortcuts)}>
            {t('segmentTools.keys.reset')}
          </Button>
          <Button onClick={onClose}>{t('actions.close')}</Button>
        </Foot>
      </Stack>
    </Dialog>
  );
}
