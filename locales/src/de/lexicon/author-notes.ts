import type english from '../../en/lexicon/author-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  placeholder: 'Zu ergänzen',
  metaPlaceholder: 'Wird geschrieben, wenn der Text steht',
  remarks: [
    'Was die Quellen zu',
    'Die Quellen sagen nichts über',
    'Keine Stelle gefunden zu',
    'Nicht verwendet, weil in einer anderen Sprache:',
    'Keyword für diesen Abschnitt:',
  ],
  sources: ['Quellen'],
  meta: ['Meta-Titel', 'Meta-Beschreibung', 'Meta Title', 'Meta Description', 'URL-Slug', 'Slug'],
} satisfies ShapeOf<typeof english>;
