// Moves the focus along when another page is opened, so that the keyboard and a screen reader start at its title.
import type { AnyRouter } from '@tanstack/react-router';

/** Maximum time a title can come after its page, in milliseconds. */
const patience = 5_000;

const isField = (element: Element | null) =>
  element instanceof HTMLElement && element.matches('input, textarea, [contenteditable]');

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * The title may come later than its page, or take the place of one that was there (a page still loading behind the one
 * before, a dialog giving the focus back): it is waited for, as long as nobody has gone elsewhere meanwhile.
 */
function focusLateTitle(main: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const active = document.activeElement;
    const title = main.querySelector<HTMLElement>('h1');
    if (title && active === title) return;
    if (active !== main && active !== document.body && active !== null) observer.disconnect();
    else if (title) focus(title);
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
}

/**
 * Waits for the end of a field that had the focus when the page was rendered: a field of the former page can stay for a moment, until the code of
 * the new one is loaded. A field that both pages share keeps the focus.
 */
function focusTitleAfter(field: Element): void {
  const observer = new MutationObserver(() => {
    if (field.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body || document.activeElement === null) focusTitle();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
}

/** The title, or the main region until it is there. A page that has put the caret into a field keeps it there. */
function focusTitle(): void {
  const main = document.querySelector<HTMLElement>('main');
  const active = document.activeElement;
  if (!main) return;
  if (active !== null && main.contains(active) && isField(active)) return focusTitleAfter(active);
  focus(main.querySelector<HTMLElement>('h1') ?? main);
  focusLateTitle(main);
}

/** Call it once; the first page of a visit is left to the browser. */
export function watchFocus(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusTitle();
  });
}

/**
 * Loads the focus keeper with the first key or press: it is not needed before, and this is early enough to see
 * the opener of a dialog.
 */
export function keepFocusFromFirstUse(): void {
  const begin = (first: Event) => {
    removeEventListener('keydown', begin, true);
    removeEventListener('pointerdown', begin, true);
    void import('./keep-focus.ts').then(({ keepFocus }) => keepFocus(first));
  };
  addEventListener('keydown', begin, true);
  addEventListener('pointerdown', begin, true);
}
