// Twice the size by Lanczos with three lobes: each new pixel is weighed from six old ones in both directions.
interface Colours {
  width: number;
  height: number;
  /** Red, green and blue of each pixel. */
  rgb: Uint8Array;
}

const lobes = 3;

const lanczos = (distance: number): number => {
  if (distance === 0) return 1;
  const angle = Math.PI * distance;
  return (lobes * Math.sin(angle) * Math.sin(angle / lobes)) / (angle * angle);
};

/** Weights of the six pixels around a new one that lies a quarter of a pixel after the third; for one a quarter before they are mirrored. */
const weights = ((): number[] => {
  const raw = [-2, -1, 0, 1, 2, 3].map((offset) => lanczos(offset - 0.25));
  const sum = raw.reduce((total, one) => total + one, 0);
  return raw.map((one) => one / sum);
})();

/** Twice as many samples; `stride` leads from one to the next, `to` takes them at the same stride. */
function doubleLine(
  from: Uint8Array | Float32Array,
  to: Float32Array,
  count: number,
  fromAt: number,
  toAt: number,
  fromStride: number,
  toStride: number,
): void {
  const last = count - 1;
  const at = (index: number) => from[fromAt + Math.min(last, Math.max(0, index)) * fromStride] ?? 0;
  for (let index = 0; index < count; index += 1) {
    let [before, after] = [0, 0];
    for (let tap = 0; tap < 6; tap += 1) {
      const weight = weights[tap] ?? 0;
      after += weight * at(index - 2 + tap);
      before += weight * at(index + 2 - tap);
    }
    to[toAt + 2 * index * toStride] = before;
    to[toAt + (2 * index + 1) * toStride] = after;
  }
}

/** The colours of twice the width and height. */
export function enlargeByLanczos({ width, height, rgb }: Colours): Uint8Array {
  const wide = new Float32Array(width * 2 * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let part = 0; part < 3; part += 1) doubleLine(rgb, wide, width, y * width * 3 + part, y * width * 6 + part, 3, 3);
  const row = width * 6;
  const large = new Float32Array(wide.length * 2);
  for (let x = 0; x < row; x += 1) doubleLine(wide, large, height, x, x, row, row);
  const bytes = new Uint8Array(large.length);
  for (let index = 0; index < large.length; index += 1) bytes[index] = Math.min(255, Math.max(0, Math.round(large[index] ?? 0)));
  return bytes;
}
