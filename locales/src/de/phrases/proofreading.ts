import type english from '../../en/phrases/proofreading.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  commonError: 'Ein häufiger Schreibfehler.',
  capital: 'Substantive schreibt man groß.',
  misspelt: 'Steht nicht im Wörterbuch, und nur ein Wort weicht um einen Buchstaben ab.',
  accent: 'Steht ohne Umlaut oder Akzent nicht im Wörterbuch.',
  repeated: 'Das Wort steht doppelt.',
  spaceBefore: 'Vor diesem Zeichen steht kein Leerzeichen.',
  spaceAfter: 'Nach dem Komma steht ein Leerzeichen.',
  doubledSpace: 'Ein Leerzeichen genügt.',
  doubledMark: 'Ein Zeichen genügt.',
  sentenceStart: 'Ein Satz beginnt mit einem Großbuchstaben.',
  unknown: 'Steht nicht im Wörterbuch. Korrigieren oder belassen, wenn es ein Name oder Fachwort ist.',
  isRepeatable: 'Das Wort steht doppelt. Ist das so gemeint?',
  unclosed: 'Geöffnet und nicht geschlossen.',
  other: 'Bitte prüfen.',
  method:
    'Mit Wörterbuch und Regeln geprüft, ohne Modell. Was sicher ist, ist korrigiert; was zu entscheiden ist, steht unter „Zu prüfen“. Stil und Sinn der Sätze werden nicht beurteilt.',
  tooMany: (count) =>
    `Nur die ersten ${count} Korrekturen wurden ausgeführt; für die übrigen diesen Text noch einmal in Auftrag geben.`,
} satisfies ShapeOf<typeof english>;
