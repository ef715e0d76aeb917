import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./image-variations.ts')).varyImage,
} satisfies Maker;
