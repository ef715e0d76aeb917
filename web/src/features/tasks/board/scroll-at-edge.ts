// While a finger moves a card near an edge, the board scrolls on: columns that are out of sight are reached that way.

/** Pixels from the edge of the window, and pixels a frame. */
const edge = 56;
const speed = 6;

/** Scrolls each frame while the finger is at an edge, and calls `onScrolled` after; the answer ends it. */
export function scrollAtEdge(board: Element | null, finger: () => { x: number; y: number }, onScrolled: () => void): () => void {
  let frame = requestAnimationFrame(function step() {
    const { x, y } = finger();
    const across = x > innerWidth - edge ? speed : x < edge ? -speed : 0;
    const down = y > innerHeight - edge ? speed : y < edge * 2 ? -speed : 0;
    if (across !== 0) board?.scrollBy(across, 0);
    if (down !== 0) scrollBy(0, down);
    if (across !== 0 || down !== 0) onScrolled();
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
