import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./product-scene.ts')).productScene,
} satisfies Maker;
