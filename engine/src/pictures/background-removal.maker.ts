import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./background-removal.ts')).removeBackground,
} satisfies Maker;
