// The keys of the editor: actions are fixed, and each user can choose their keys.
import type { KeyboardEvent } from 'react';

/** Actions with the keys that they have unless a person chose others. `match` stands for all nine, of which the digit is the match's. */
const defaultKeys = {
  confirm: 'Ctrl+Enter',
  match: 'Ctrl+1',
  copySource: 'Ctrl+Insert',
  nextTag: 'F8',
  nextIssue: 'F9',
  concordance: 'F3',
  split: 'Ctrl+E',
  join: 'Ctrl+J',
  comment: 'Ctrl+M',
  reject: 'F4',
  replace: 'Ctrl+H',
  preview: 'Ctrl+P',
};
export type SegmentAction = keyof typeof defaultKeys;
export type SegmentShortcuts = Record<SegmentAction, string>;
export const segmentActions = Object.keys(defaultKeys) as SegmentAction[];
export const defaultShortcuts: SegmentShortcuts = defaultKeys;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;
const modifiers = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph']);

/** Like Ctrl+Shift+E; ⌘ counts as Ctrl. Null while only modifiers are pressed. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | null {
  if (modifiers.has(key)) return null;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  return [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shiftKey ? 'Shift' : '', name].filter(Boolean).join('+');
}

/** Keys that write, move or leave: no action may have them. */
export const isFreeChord = (chord: string): boolean =>
  /^(?:Ctrl\+|Alt\+)+(?:Shift\+)?(?!Tab$|Escape$|[ACVXZY]$).+$/.test(chord) || /^(?:Shift\+)?(?:F\d{1,2}|Insert)$/.test(chord);

/** The keys of all nine matches are those of the first with another digit. */
const withDigit = (chord: string) => chord.replace(/\d$/, '1');
export const isMatchChord = (chord: string): boolean => /^(?:Ctrl|Alt)\+.*[1-9]$/.test(chord) && !/F\d$/.test(chord);

/** The action of keys that are pressed, with the digit of a match. */
export function actionOf(pressed: Pressed, shortcuts: SegmentShortcuts): { action: SegmentAction; digit: number } | null {
  const chord = chordOf(pressed);
  if (chord === null) return null;
  const digit = isMatchChord(chord) ? Number(chord.at(-1)) : 0;
  const action =
    segmentActions.find((one) => one !== 'match' && shortcuts[one] === chord) ??
    (digit > 0 && shortcuts.match === withDigit(chord) ? 'match' : undefined);
  return action ? { action, digit } : null;
}

/** The action that has the keys already. */
export const actionWith = (chord: string, shortcuts: SegmentShortcuts): SegmentAction | undefined =>
  segmentActions.find((action) =>
    action === 'match' ? isMatchChord(chord) && withDigit(chord) === shortcuts.match : shortcuts[action] === chord,
  );

/** As it is kept: the digit of `match` is 1. */
export const keptChord = (action: SegmentAction, chord: string): string => (action === 'match' ? withDigit(chord) : chord);

/** The keys of one match. */
export const matchChord = ({ match }: SegmentShortcuts, digit: number): string => match.replace(/\d$/, String(digit));

const storageKey = (userId: number) => `folio-segment-keys-${userId}`;

/** On this device: keyboards differ between machines, and the server keeps no settings of the interface. */
export function readShortcuts(userId: number): SegmentShortcuts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}');
    const chosen = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
    const entries = segmentActions.map((action) => {
      const chord = chosen[action];
      return [action, typeof chord === 'string' && isFreeChord(chord) ? chord : defaultKeys[action]];
    });
    return Object.fromEntries(entries) as SegmentShortcuts;
  } catch {
    return defaultShortcuts;
  }
}

/** False where the device keeps nothing: the keys are then those of this page alone. */
export function saveShortcuts(userId: number, shortcuts: SegmentShortcuts): boolean {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(shortcuts));
    return true;
  } catch {
    return false;
  }
}
