import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  topics: [
    {
      words: /(?<!\p{L})(?:personal|team|service|bedienung|kellner\p{L}*|mitarbeiter\p{L}*|gastgeber\p{L}*)(?!\p{L})/iu,
      about: 'über unser Team',
    },
    { words: /(?<!\p{L})(?:frühstück\p{L}*)(?!\p{L})/iu, about: 'über das Frühstück' },
    {
      words: /(?<!\p{L})(?:essen|abendessen|mittagessen|speisen?|gerichte?|pizza)(?!\p{L})/iu,
      about: 'über das Essen',
    },
    { words: /(?<!\p{L})(?:zimmer|betten?|bett|bad|badezimmer|dusche|wohnung)(?!\p{L})/iu, about: 'über das Zimmer' },
    { words: /(?<!\p{L})(?:spa|pool|schwimmbad|hallenbad|sauna|wellness\p{L}*)(?!\p{L})/iu, about: 'über Pool und Sauna' },
    { words: /(?<!\p{L})(?:fitness\p{L}*|gym)(?!\p{L})/iu, about: 'über den Fitnessraum' },
    { words: /(?<!\p{L})(?:aufzug|lift|fahrstuhl)(?!\p{L})/iu, about: 'über den Aufzug' },
    { words: /(?<!\p{L})(?:wlan|w-lan|wifi|internet)(?!\p{L})/iu, about: 'über das WLAN' },
    { words: /(?<!\p{L})(?:laut|lärm|lärmig|hellhörig)(?!\p{L})/iu, about: 'über den Lärm' },
    { words: /(?<!\p{L})(?:park(?:en|platz|plätze|haus|garage)|tiefgarage)(?!\p{L})/iu, about: 'über das Parken' },
    { words: /(?<!\p{L})(?:check-?(?:in|out)|rezeption|anreise)(?!\p{L})/iu, about: 'über die Ankunft' },
    { words: /(?<!\p{L})(?:sauber\p{L}*|schmutz\p{L}*|dreck\p{L}*|staub\p{L}*)(?!\p{L})/iu, about: 'über die Sauberkeit' },
    { words: /(?<!\p{L})(?:warte\p{L}*|gewartet|schlange|langsam|verspät\p{L}*)(?!\p{L})/iu, about: 'über die Wartezeit' },
    { words: /(?<!\p{L})(?:verpack\p{L}*|karton)(?!\p{L})/iu, about: 'über die Verpackung' },
    { words: /(?<!\p{L})(?:liefer\p{L}*|geliefert|versand|paket|bote)(?!\p{L})/iu, about: 'über die Lieferung' },
    {
      words: /(?<!\p{L})(?:rückgabe|retoure\p{L}*|rücksend\p{L}*|erstattung|erstattet|umtausch)(?!\p{L})/iu,
      about: 'über die Rückgabe',
    },
    { words: /(?<!\p{L})(?:qualität|produkt|artikel|material)(?!\p{L})/iu, about: 'über das Produkt' },
    { words: /(?<!\p{L})(?:preis\p{L}*|teuer|günstig)(?!\p{L})/iu, about: 'über den Preis', isSlight: true },
  ],
  thanksAtEnd: /[\s,.!–-]+(?:danke|vielen dank)(?!\p{L}).{0,20}$/iu,
};

export default review;
