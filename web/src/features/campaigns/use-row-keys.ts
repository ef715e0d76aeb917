// N begins a new campaign; J and K go through the rows. Enter opens the link that has the focus, as everywhere.
import { useShortcuts } from '../../ui/use-shortcuts.ts';

function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
}

/** `onNew` is the action of the N key. */
export function useRowKeys(onNew: () => void): void {
  useShortcuts({ withModifier: {}, alone: { n: onNew, j: () => move(1), k: () => move(-1) } }, true);
}
