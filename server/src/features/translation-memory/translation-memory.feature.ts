// Translations that are kept, and terms that translations use.
import { defineFeature } from '../../kernel/feature.ts';
import { translationMemoryRoutes } from './translation-memory.routes.ts';

export const translationMemory = defineFeature({
  name: 'translation-memory',
  routes: (kernel) => ({ translationMemory: translationMemoryRoutes(kernel) }),
});
