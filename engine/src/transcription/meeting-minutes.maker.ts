import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./meeting-minutes.ts')).writeMinutes,
} satisfies Maker;
