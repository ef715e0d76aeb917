import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'text_model',
  language: 'de',
  answer: {
    translation:
      'Unsere Stiefel werden in unserer eigenen Werkstatt neu besohlt.\n\nSenden Sie sie bis zum {date} ein, und Sie erhalten sie innerhalb von 10 Tagen zurück.',
    source_language: 'en',
    target_language: 'de',
    words: 20,
    glossary_used: ['workshop = Werkstatt'],
    from_memory: 0,
  },
} satisfies KeptExample;
