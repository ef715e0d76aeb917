/** Height of a label, in pixels, with the space to the next one. */
const height = 18;

/** The labels of one frame of a drawing. One that would lie on another or on a dot is left out: its node still shows it when it is selected. */
export class LabelPlaces {
  #taken: { start: number; end: number; y: number }[] = [];

  #dots: readonly { x: number; y: number; size: number }[] = [];

  /** Begins a frame with the dots that are drawn in it. */
  clear(dots: readonly { x: number; y: number; size: number }[] = []): void {
    this.#taken = [];
    this.#dots = dots;
  }

  /** True if the place is free, which it is not afterwards. */
  take(start: number, width: number, y: number): boolean {
    const end = start + width;
    if (this.#taken.some((one) => Math.abs(one.y - y) < height && start < one.end && one.start < end)) return false;
    const isOnDot = this.#dots.some(
      ({ x, y: dotY, size }) => Math.abs(dotY - y) < size + height / 2 && x + size > start && x - size < end,
    );
    if (isOnDot) return false;
    this.#taken.push({ start, end, y });
    return true;
  }
}
