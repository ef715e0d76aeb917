import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => true,
  load: async () => (await import('./animate.ts')).animate,
} satisfies Maker;
