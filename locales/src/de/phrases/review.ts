import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  opening: {
    good: [
      (formal) => (formal ? 'Vielen Dank für Ihre freundliche Bewertung.' : 'Vielen Dank für deine freundliche Bewertung.'),
      (formal) =>
        `Vielen Dank, dass ${formal ? 'Sie sich' : 'du dir'} die Zeit für diese Bewertung genommen ${formal ? 'haben' : 'hast'}.`,
      (formal) => `Herzlichen Dank für ${formal ? 'Ihre' : 'deine'} Rückmeldung.`,
    ],
    mixed: [
      (formal) => `Vielen Dank für ${formal ? 'Ihre' : 'deine'} ehrliche Bewertung.`,
      (formal) =>
        `Danke, dass ${formal ? 'Sie uns sagen, was Ihnen gefallen hat und was nicht' : 'du uns sagst, was dir gefallen hat und was nicht'}.`,
      (formal) => `Vielen Dank für ${formal ? 'Ihre' : 'deine'} ausführliche Rückmeldung.`,
    ],
    bad: [
      (formal) =>
        `Vielen Dank für ${formal ? 'Ihre' : 'deine'} Rückmeldung. Es tut uns leid, dass ${formal ? 'Sie' : 'du'} keine gute Erfahrung gemacht ${formal ? 'haben' : 'hast'}.`,
      (formal) =>
        `Es tut uns leid, das zu lesen. Danke, dass ${formal ? 'Sie' : 'du'} uns davon ${formal ? 'berichten' : 'berichtest'}.`,
      (formal) =>
        `Danke für ${formal ? 'Ihre' : 'deine'} offenen Worte. Es tut uns leid, dass wir ${formal ? 'Sie' : 'dich'} enttäuscht haben.`,
    ],
  },
  matter: {
    good: (topics, formal) => `Was ${formal ? 'Sie' : 'du'} ${topics} ${formal ? 'schreiben' : 'schreibst'}, freut uns sehr.`,
    mixed: (topics, formal) => `Was ${formal ? 'Sie' : 'du'} ${topics} ${formal ? 'schreiben' : 'schreibst'}, nehmen wir ernst.`,
    bad: (topics, formal) =>
      `Was ${formal ? 'Sie' : 'du'} ${topics} ${formal ? 'schreiben' : 'schreibst'}, entspricht nicht dem, was wir bieten möchten.`,
  },
  ownWords: (quotation, formal) => `${formal ? 'Sie schreiben' : 'Du schreibst'}: ${quotation}. Das nehmen wir ernst.`,
  topics: [
    {
      words: /(?<!\p{L})(?:personal|team|service|bedienung|kellner\p{L}*|mitarbeiter\p{L}*|rezeption|gastgeber\p{L}*)(?!\p{L})/iu,
      about: 'über unser Team',
    },
    {
      words: /(?<!\p{L})(?:essen|frühstück\p{L}*|abendessen|mittagessen|speisen?|gerichte?|pizza|kaffee|getränke?)(?!\p{L})/iu,
      about: 'über das Essen',
    },
    { words: /(?<!\p{L})(?:zimmer|betten?|bett|bad|badezimmer|dusche|wohnung|laut|lärm)(?!\p{L})/iu, about: 'über das Zimmer' },
    { words: /(?<!\p{L})(?:liefer\p{L}*|versand|paket|verpackung|bote)(?!\p{L})/iu, about: 'über die Lieferung' },
    { words: /(?<!\p{L})(?:warte\p{L}*|gewartet|schlange|langsam|verspät\p{L}*)(?!\p{L})/iu, about: 'über die Wartezeit' },
    { words: /(?<!\p{L})(?:qualität|produkt|artikel|material)(?!\p{L})/iu, about: 'über das Produkt' },
    { words: /(?<!\p{L})(?:preis\p{L}*|teuer|günstig)(?!\p{L})/iu, about: 'über den Preis' },
  ],
  factsMissing: 'was geschehen ist und was daraufhin unternommen wurde, so wie es alle lesen dürfen.',
  private: (formal) =>
    formal
      ? 'Bitte schreiben Sie uns direkt, damit wir der Sache gemeinsam nachgehen.'
      : 'Schreib uns bitte direkt, damit wir der Sache gemeinsam nachgehen.',
  contactMissing: 'Adresse oder Nummer für ein persönliches Gespräch',
  nextVisit: [
    (formal) => `Wir würden uns freuen, ${formal ? 'Sie' : 'dich'} wieder zu begrüßen.`,
    (formal) => `Wir freuen uns auf ${formal ? 'Ihren' : 'deinen'} nächsten Besuch.`,
    (formal) => `Wir hoffen, ${formal ? 'Sie' : 'dich'} bald wiederzusehen.`,
  ],
  thanks: [
    (formal) => `Danke für ${formal ? 'Ihr' : 'dein'} Vertrauen.`,
    (formal) => `Schön, dass wir ${formal ? 'Sie' : 'dich'} zu unseren Kundinnen und Kunden zählen dürfen.`,
    (formal) => `${formal ? 'Ihre' : 'Deine'} Meinung hilft uns und anderen weiter.`,
  ],
};

export default review;
