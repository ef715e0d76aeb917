import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./translate-text.ts')).translateText,
} satisfies Maker;
