import { expect, test } from 'vitest';
import { actionOf, actionWith, chordOf, defaultShortcuts, isFreeChord } from './segment-shortcuts.ts';

const pressed = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('keys are named by their modifiers, of which ⌘ is Ctrl', () => {
  expect(chordOf(pressed('e', { metaKey: true }))).toBe('Ctrl+E');
  expect(chordOf(pressed('Enter', { ctrlKey: true, shiftKey: true }))).toBe('Ctrl+Shift+Enter');
  expect(chordOf(pressed('Control', { ctrlKey: true }))).toBeNull();
});

test('an action is found by its keys, a match by its digit', () => {
  expect(actionOf(pressed('7', { ctrlKey: true }), defaultShortcuts)).toEqual({ action: 'match', digit: 7 });
  expect(actionOf(pressed('F3'), defaultShortcuts)).toMatchObject({ action: 'concordance' });
  expect(actionOf(pressed('e'), defaultShortcuts)).toBeNull();
  expect(actionOf(pressed('e', { ctrlKey: true, shiftKey: true }), defaultShortcuts)).toBeNull();
  expect(actionWith('Ctrl+9', defaultShortcuts)).toBe('match');
});

test('keys that write, copy or leave are no shortcuts', () => {
  expect(['A', 'Shift+A', 'Enter', 'Ctrl+C', 'Ctrl+Z', 'Ctrl+Tab', 'Escape', 'ArrowUp'].filter(isFreeChord)).toEqual([]);
  expect(['Ctrl+E', 'Alt+1', 'Ctrl+Alt+Shift+K', 'F12', 'Shift+F3', 'Ctrl+Insert'].every(isFreeChord)).toBe(true);
});
