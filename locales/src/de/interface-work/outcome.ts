import type english from '../../en/interface-work/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  byModel: 'Von Ihrem verbundenen Modell erstellt',
  upTo_one: 'bis zu {{credits}} Credit',
  upTo_other: 'bis zu {{credits}} Credits',
  reserved: 'Jetzt reserviert: {{credits}}. Bei Fertigstellung berechnet: {{price}}. {{left}} übrig.',
  connect: 'Modell verbinden',
  ask: 'Bitten Sie Ihre Administration, ein Modell zu verbinden.',
  noEffect: 'Ohne Modell ohne Wirkung',
  unavailable: '{{option}} (braucht ein Bildmodell)',
  addSource: 'Fügen Sie eine Datei oder Seite in der Sprache des Artikels hinzu. Ohne Quelle erhalten Sie eine Gliederung.',
  makes: {
    text: 'Entwurf aus Ihren Angaben',
    outline: 'Gliederung',
    extract_one: 'Artikel aus {{sources}} Quelle',
    extract_other: 'Artikel aus {{sources}} Quellen',
    extractFields: 'Artikel aus Ihren Quellen',
    designed_card: 'Gestaltete Karte',
    animation: 'Animation mit Ihren Worten',
    speech: 'Eingebaute Stimme',
    cut_out: 'Freisteller bei einfarbigem Hintergrund',
  },
  waits: {
    text: 'Wartet auf ein Textmodell',
    embedding: 'Wartet auf ein Embedding-Modell',
    image: 'Wartet auf ein Bildmodell',
    speech: 'Wartet auf ein Sprachmodell für Audio',
    transcription: 'Wartet auf ein Transkriptionsmodell',
    translation: 'Wartet auf ein Übersetzungsmodell',
    video: 'Wartet auf ein Videomodell',
  },
  explains: {
    text: 'Ohne Modell setzt der eingebaute Verfasser Ihre Angaben in feste Sätze und fügt keine eigenen Fakten hinzu.',
    outline: 'Ohne Modell und Quelle erhalten Sie Überschriften mit Fragen, keinen fertigen Text.',
    extract: 'Ohne Modell zitiert der Artikel Ihre Quellen wörtlich, mit nummerierten Verweisen.',
    designed_card: 'Ohne Bildmodell stehen Ihre Worte auf einem gezeichneten Hintergrund. Es entsteht kein Foto oder Gemälde.',
    animation: 'Ohne Videomodell erscheinen Ihre Worte in einer gezeichneten Animation.',
    speech: 'Ohne Audiomodell liest die eingebaute Stimme den Text. Sie klingt synthetisch.',
    cut_out: 'Ohne Bildmodell werden nur Bilder mit einfarbigem Hintergrund freigestellt. Andere warten.',
    on_hold: 'Bis ein Modell verbunden ist, wird nichts erstellt und es werden keine Credits verbraucht.',
  },
} satisfies Words<typeof english>;
