import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./speech-to-text.ts')).writeDown,
} satisfies Maker;
