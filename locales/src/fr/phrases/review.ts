import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  topics: [
    { words: /(?<!\p{L})(?:personnel|équipe|service|serveu(?:r|rs|se|ses)|hôtes?)(?!\p{L})/iu, about: 'sur notre équipe' },
    { words: /(?<!\p{L})(?:petits?[- ]déjeuners?)(?!\p{L})/iu, about: 'sur le petit-déjeuner' },
    {
      words: /(?<!\p{L})(?:repas|nourriture|cuisine|dîner|(?<!petit[- ])déjeuner|plats?|menu|pizza)(?!\p{L})/iu,
      about: 'sur les repas',
    },
    { words: /(?<!\p{L})(?:chambres?|lits?|salle de bains?|douche|appartement)(?!\p{L})/iu, about: 'sur la chambre' },
    { words: /(?<!\p{L})(?:spa|piscine|sauna|hammam|jacuzzi)(?!\p{L})/iu, about: 'sur l’espace bien-être' },
    { words: /(?<!\p{L})(?:salle de sport|fitness)(?!\p{L})/iu, about: 'sur la salle de sport' },
    { words: /(?<!\p{L})(?:ascenseur)(?!\p{L})/iu, about: 'sur l’ascenseur' },
    { words: /(?<!\p{L})(?:wi-?fi|internet)(?!\p{L})/iu, about: 'sur le wifi' },
    { words: /(?<!\p{L})(?:bruit|bruyante?s?)(?!\p{L})/iu, about: 'sur le bruit' },
    { words: /(?<!\p{L})(?:parking|stationnement)(?!\p{L})/iu, about: 'sur le stationnement' },
    { words: /(?<!\p{L})(?:check-?in|réception|accueil|(?<!est )arrivée)(?!\p{L})/iu, about: 'sur l’accueil' },
    { words: /(?<!\p{L})(?:propre|propreté|sale|sales|saleté|poussière)(?!\p{L})/iu, about: 'sur la propreté' },
    { words: /(?<!\p{L})(?:attente|attend(?:re|u)|queue|lente?s?|retard)(?!\p{L})/iu, about: 'sur l’attente' },
    { words: /(?<!\p{L})(?:emballage|emballé(?:e|s|es)?)(?!\p{L})/iu, about: 'sur l’emballage' },
    { words: /(?<!\p{L})(?:livr(?:aison|é|ée|eur)|colis|transporteur)(?!\p{L})/iu, about: 'sur la livraison' },
    { words: /(?<!\p{L})(?:rembours\p{L}*|retours?|renvoyé|échange)(?!\p{L})/iu, about: 'sur le retour' },
    { words: /(?<!\p{L})(?:qualité|produit|article|matière)(?!\p{L})/iu, about: 'sur le produit' },
    { words: /(?<!\p{L})(?:prix|tarifs?|cher|chère|chers)(?!\p{L})/iu, about: 'sur le prix', isSlight: true },
  ],
  thanksAtEnd: /[\s,.!–-]+(?:merci)(?!\p{L}).{0,20}$/iu,
};

export default review;
