import type english from '../../en/interface-later/model-kinds.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modelle für andere Arbeiten',
  lead: 'Was die eingebaute Engine nicht erstellen kann, wartet, bis hier ein Modell verbunden ist.',
  image: 'Bilder',
  imageWithout: 'Nur gestaltete Layouts',
  speech: 'Sprache',
  speechWithout: 'Eingebaute Stimmen',
  transcription: 'Aufnahmen anhören',
  transcriptionWithout: 'Keines: solche Aufträge warten',
  translation: 'Übersetzungen',
  translationWithout: 'Das Modell, das schreibt',
  review: 'Zweitmeinungen',
  reviewWithout: 'Das Modell, das schreibt',
  video: 'Video',
  videoWithout: 'Nur gestaltete Animationen',
} satisfies Words<typeof english>;
