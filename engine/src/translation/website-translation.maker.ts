import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./translate-page.ts')).translatePage,
} satisfies Maker;
