import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./translate-documents.ts')).translateDocuments,
} satisfies Maker;
