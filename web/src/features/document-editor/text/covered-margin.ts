// Height of the bars above and below the text, in px; the caret is kept clear of it.

/** The styles of the page say it, as a browser resolves them. */
const padding = (edge: 'scrollPaddingTop' | 'scrollPaddingBottom') =>
  Number.parseFloat(getComputedStyle(document.documentElement)[edge]) || 0;

/** Read whenever the caret moves, so that it follows notices and the width of the window. */
export const coveredMargin = {
  get top() {
    return padding('scrollPaddingTop');
  },
  get bottom() {
    return padding('scrollPaddingBottom');
  },
  left: 0,
  right: 0,
};
