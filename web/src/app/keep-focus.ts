// Keeps the focus in the page when the element that has it goes: a row that was deleted, a form that closed, a dialog, a button that is disabled
// while it loads. Browsers give the focus to the whole page then, and a screen reader starts at its top.

/** Milliseconds in which the page's own code moves the focus first. */
const delay = 50;
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
const fields = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])';

/** Last focused element, with its surroundings then: a removed element has neither parents nor neighbors. */
interface Focused {
  element: HTMLElement;
  /** Its parents, up to the dialog, the menu or the main region. */
  parents: Element[];
  /** Everything that Tab reached, in order. */
  order: HTMLElement[];
  layer: Element | null;
  pathname: string;
  /** The user went away from it, and it was still usable. */
  isLeft: boolean;
}

const layerOf = (element: Element) => element.closest('[role="dialog"], [role="menu"], dialog');

function focusablesIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(({ tabIndex }) => tabIndex >= 0);
}

function isUsable(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert], [hidden]')) return false;
  if ('checkVisibility' in element && !element.checkVisibility({ visibilityProperty: true })) return false;
  const modal = [...document.querySelectorAll('[aria-modal="true"], dialog[open]')].at(-1);
  return !modal || modal.contains(element);
}

function describe(element: HTMLElement): Focused {
  const layer = layerOf(element);
  const parents: Element[] = [];
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    parents.push(parent);
    if (parent === layer || parent.tagName === 'MAIN') break;
  }
  return { element, parents, order: focusablesIn(document), layer, pathname: location.pathname, isLeft: false };
}

/** Of a page that has replaced all of its content without another address; null until it is there. */
function findTitle(main: Element): HTMLElement | null {
  const title = main.querySelector('h1');
  if (title) title.tabIndex = -1;
  return title;
}

/** The next element that Tab would have reached, else the one before, in the closest parent that is left; else the page's title. */
function findNeighbour({ element, parents, order }: Focused): HTMLElement | null {
  const at = order.indexOf(element);
  for (const parent of parents) {
    if (!parent.isConnected) continue;
    const isLeft = (one: HTMLElement) => parent.contains(one) && isUsable(one);
    const found = order.slice(at + 1).find(isLeft) ?? order.slice(0, Math.max(at, 0)).findLast(isLeft);
    const neighbour = found ?? (parent.tagName === 'MAIN' ? findTitle(parent) : focusablesIn(parent).find(isUsable));
    if (neighbour) return neighbour;
  }
  return null;
}

/** Element that gets the focus by a press: Safari does not give it to a pressed button. */
function focusableAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
}

/**
 * Call it once, with the first key or press. Returns a function that ends it. A dialog may have opened since then: the element
 * used first opened it.
 */
export function keepFocus(first: Event): () => void {
  const { activeElement } = document;
  let last = activeElement instanceof HTMLElement && activeElement !== document.body ? describe(activeElement) : null;
  let isPointer = first.type === 'pointerdown';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Focused element before a dialog or a menu took the focus. */
  const openers = new WeakMap<Element, Focused>();
  const used = focusableAt(first.target);
  /** Pressed element, until something gets the focus. */
  let pressed = used && isPointer ? describe(used) : null;
  if (used && last?.layer && !last.layer.contains(used)) openers.set(last.layer, describe(used));

  /** Null while a button loads: it gets the focus back afterwards. */
  const findTarget = (one: Focused): HTMLElement | null => {
    const { element, layer } = one;
    if (isUsable(element)) return element;
    if (layer && !layer.isConnected) {
      const opener = openers.get(layer);
      return opener ? findTarget(opener) : null;
    }
    if (element.isConnected && element.matches('[data-loading]')) return null;
    return isPointer ? null : findNeighbour(one);
  };
  const restore = () => {
    timer = undefined;
    const active = document.activeElement;
    if (!last || (active && active !== document.body) || last.pathname !== location.pathname) return;
    if (last.isLeft && (!last.layer || last.layer.isConnected)) return;
    const target = findTarget(last);
    // On a phone the focus of a field opens the keyboard.
    if (!target || (isPointer && target.matches(fields))) return;
    target.focus({ preventScroll: isPointer });
  };
  const onMutation = () => {
    if (last && document.activeElement === document.body) timer ??= setTimeout(restore, delay);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const one = describe(target);
    // Back from a question over a dialog: the opener of the dialog stays the same.
    const isBack = last?.layer && openers.get(last.layer)?.layer === one.layer;
    const opener = pressed ?? last;
    if (one.layer && opener && opener.layer !== one.layer && !isBack) openers.set(one.layer, opener);
    last = one;
    pressed = null;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    const left = last;
    // Elements are removed or disabled after the current task's changes.
    if (left && !relatedTarget) queueMicrotask(() => (left.isLeft = isUsable(left.element)));
  };
  const onPointer = ({ target }: Event) => {
    isPointer = true;
    const element = focusableAt(target);
    pressed = element && describe(element);
  };
  const onKey = () => {
    isPointer = false;
    pressed = null;
  };
  const observer = new MutationObserver(onMutation);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  addEventListener('focusin', onFocusIn);
  addEventListener('focusout', onFocusOut);
  addEventListener('pointerdown', onPointer, true);
  addEventListener('keydown', onKey, true);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('focusin', onFocusIn);
    removeEventListener('focusout', onFocusOut);
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('keydown', onKey, true);
  };
}
