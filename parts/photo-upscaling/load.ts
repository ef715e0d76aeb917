// Loaded by engine/src/pictures/super-resolution.ts.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
export * as tf from '@tensorflow/tfjs-core';
export { type LayersModel, loadLayersModel } from '@tensorflow/tfjs-layers';

const require = createRequire(import.meta.url);

/** The folder of the WebAssembly files, ending in a slash. */
export const wasmFolder = () => `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`;

/** The folder of the network's files for an enlargement. */
export function networkFolder(scale: 2 | 4): string {
  const [root = ''] = require.resolve(`@upscalerjs/esrgan-slim/${scale}x`).split(/[\\/]dist[\\/]/);
  return join(root, 'models', `x${scale}`);
}
