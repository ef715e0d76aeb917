// Width of a line in search results, measured by the browser itself.
let canvas: CanvasRenderingContext2D | null = null;

function measure(text: string, size: number): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = `${size}px Arial, Arimo, "Liberation Sans", Helvetica, sans-serif`;
  return Math.round(canvas.measureText(text).width);
}

/** Whole pixels of a result's title (Arial 20 px). */
export const titlePixels = (title: string): number => measure(title.trim(), 20);

/** Whole pixels of a result's description (Arial 14 px). */
export const descriptionPixels = (description: string): number => measure(description.trim(), 14);

/** The text as results show it: whole, or cut at a word with an ellipsis where it is wider than `limit`. */
export function cutAt(text: string, limit: number, pixelsOf: (text: string) => number): string {
  if (pixelsOf(text) <= limit) return text;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (pixelsOf(`${text.slice(0, middle)} …`) <= limit) fits = middle;
    else tooLong = middle;
  }
  const cut = text.slice(0, fits);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut} …`;
}
