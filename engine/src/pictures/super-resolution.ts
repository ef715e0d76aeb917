// Enlarges photos by a small network (ESRGAN slim) in WebAssembly, tile by tile. Seconds of a core: for a worker only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LayersModel, tf as Tf } from '@folio/parts/photo-upscaling';
import { loadPart } from '../parts/load-part.ts';

/** Edge of a tile in pixels; larger ones want more memory and are no quicker. */
const tileEdge = 256;
/** Pixels of its neighbours that a tile sees, so that no seam shows: how far the network looks, rounded up. */
const overlap = 10;

export interface RgbPicture {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  rgb: Uint8Array;
}

interface SavedModel {
  modelTopology: object;
  weightsManifest: { paths: string[]; weights: Tf.io.WeightsManifestEntry[] }[];
}

/** The network for this enlargement, from the files of its package. */
export async function loadNetwork(scale: 2 | 4): Promise<LayersModel> {
  const { loadLayersModel, networkFolder, setWasmPaths, tf, wasmFolder } = await loadPart('photo-upscaling');
  setWasmPaths(wasmFolder());
  if (!(await tf.setBackend('wasm'))) throw new Error('WebAssembly is not to be had');
  const folder = networkFolder(scale);
  const saved = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as SavedModel;
  const weights = Buffer.concat(
    saved.weightsManifest.flatMap(({ paths }) => paths).map((path) => readFileSync(join(folder, path))),
  );
  return loadLayersModel(
    tf.io.fromMemory({
      modelTopology: saved.modelTopology,
      weightSpecs: saved.weightsManifest.flatMap((group) => group.weights),
      weightData: Uint8Array.from(weights).buffer,
    }),
  );
}

const within = (at: number, end: number) => Math.min(end - 1, Math.max(0, at));

/** Part of a picture; outside of it the pixels of its edge go on, since the network takes nothingness for black. */
function cutOut({ width, height, rgb }: RgbPicture, left: number, top: number, wide: number, high: number): Float32Array {
  const part = new Float32Array(wide * high * 3);
  let to = 0;
  for (let row = 0; row < high; row += 1) {
    const line = within(top + row, height) * width;
    for (let column = 0; column < wide; column += 1) {
      const from = (line + within(left + column, width)) * 3;
      part[to++] = rgb[from] ?? 0;
      part[to++] = rgb[from + 1] ?? 0;
      part[to++] = rgb[from + 2] ?? 0;
    }
  }
  return part;
}

/** The bare call of the network: one part of a picture, as large as it came out. */
export async function enlargeTile(network: LayersModel, part: Float32Array, wide: number, high: number): Promise<Float32Array> {
  const { tf } = await loadPart('photo-upscaling');
  const outcome = tf.tidy(() => {
    const given = tf.tensor4d(part, [1, high, wide, 3]);
    return network.predict(given) as Tf.Tensor;
  });
  try {
    return (await outcome.data()) as Float32Array;
  } finally {
    outcome.dispose();
  }
}

/** The picture `scale` times as wide and high. */
export async function enlargeByNetwork(network: LayersModel, picture: RgbPicture, scale: number): Promise<RgbPicture> {
  const { width, height } = picture;
  const wide = width * scale;
  const rgb = new Uint8Array(wide * height * scale * 3);
  const [columns, rows] = [Math.ceil(width / tileEdge), Math.ceil(height / tileEdge)];
  for (let tile = 0; tile < columns * rows; tile += 1) {
    const [x, y] = [(tile % columns) * tileEdge, Math.floor(tile / columns) * tileEdge];
    const [kept, keptHigh] = [Math.min(tileEdge, width - x), Math.min(tileEdge, height - y) * scale];
    const [seen, seenHigh] = [kept + 2 * overlap, keptHigh / scale + 2 * overlap];
    const made = await enlargeTile(network, cutOut(picture, x - overlap, y - overlap, seen, seenHigh), seen, seenHigh);
    for (let row = 0; row < keptHigh; row += 1) {
      const from = ((overlap * scale + row) * seen + overlap) * scale * 3;
      const to = ((y * scale + row) * wide + x * scale) * 3;
      for (let index = 0; index < kept * scale * 3; index += 1) {
        rgb[to + index] = Math.min(255, Math.max(0, Math.round(made[from + index] ?? 0)));
      }
    }
  }
  return { width: wide, height: height * scale, rgb };
}
