// Translations that are kept, and terms that translations use.
import { defineFeature } from '../../kernel/feature.ts';
import { translationMemoryRoutes } from './translation-memory.routes.ts';

export const translationMemory = defineFeature({
  name: 'translation-memory',
  tags: {
    translationMemory: ['Glossary and translation memory', 'Terms and translated texts, also as CSV, TMX and TBX.'],
  },
  routes: (kernel) => ({ translationMemory: translationMemoryRoutes(kernel) }),
});
