import type { Maker } from '../maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./product-scene.ts')).productScene,
} satisfies Maker;
