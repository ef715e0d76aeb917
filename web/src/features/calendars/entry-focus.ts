// Which entry of the calendar the arrow keys go to: left and right in reading order, up and down to the nearest one.

export interface Center {
  x: number;
  y: number;
}

/** Weight of distance beside an entry against distance above or below. */
const besideWeight = 2;

/** Index of the entry that an arrow key goes to from `at`; undefined where there is none. */
export function nextEntry(centers: readonly Center[], at: number, key: string): number | undefined {
  const from = centers[at];
  if (!from) return undefined;
  if (key === 'ArrowRight') return at + 1 < centers.length ? at + 1 : undefined;
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : undefined;
  const sign = key === 'ArrowDown' ? 1 : -1;
  const [nearest] = centers
    .map(({ x, y }, index) => ({ index, ahead: (y - from.y) * sign, beside: Math.abs(x - from.x) }))
    .filter(({ ahead }) => ahead >= 1)
    .toSorted((a, b) => a.ahead + besideWeight * a.beside - (b.ahead + besideWeight * b.beside));
  return nearest?.index;
}

/** Moves the focus from an entry's link; false where the key does not. */
export function focusNextEntry(link: HTMLElement, key: string): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  const centers = links.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const next = nextEntry(centers, links.indexOf(link), key);
  if (next === undefined) return false;
  links[next]?.focus();
  return true;
}
