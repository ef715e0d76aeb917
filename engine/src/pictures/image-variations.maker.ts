import type { Maker } from '../maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./image-variations.ts')).varyImage,
} satisfies Maker;
