import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  opening: {
    good: [
      () => 'Merci beaucoup pour votre gentil avis.',
      () => 'Merci d’avoir pris le temps de nous écrire.',
      () => 'Un grand merci pour votre retour.',
    ],
    mixed: [
      () => 'Merci pour votre avis sincère.',
      () => 'Merci de nous dire ce qui vous a plu et ce qui vous a déplu.',
      () => 'Merci pour votre retour détaillé.',
    ],
    bad: [
      () => 'Merci pour votre retour. Nous regrettons que votre expérience n’ait pas été bonne.',
      () => 'Nous sommes désolés de lire ces lignes et vous remercions de nous en avoir fait part.',
      () => 'Merci pour votre franchise. Nous regrettons de ne pas avoir répondu à vos attentes.',
    ],
  },
  matter: {
    good: (topics) => `Ce que vous écrivez ${topics} nous fait très plaisir.`,
    mixed: (topics) => `Nous prenons au sérieux ce que vous écrivez ${topics}.`,
    bad: (topics) => `Ce que vous écrivez ${topics} ne correspond pas à ce que nous voulons offrir.`,
  },
  ownWords: (quotation) => `Vous écrivez\u00a0: ${quotation}. Nous le prenons au sérieux.`,
  topics: [
    {
      words: /(?<!\p{L})(?:personnel|équipe|service|serveu(?:r|rs|se|ses)|réception|accueil|hôtes?)(?!\p{L})/iu,
      about: 'sur notre équipe',
    },
    {
      words:
        /(?<!\p{L})(?:repas|nourriture|cuisine|petit-déjeuner|petit déjeuner|dîner|déjeuner|plats?|menu|pizza|café|boissons?)(?!\p{L})/iu,
      about: 'sur les repas',
    },
    {
      words: /(?<!\p{L})(?:chambres?|lits?|salle de bains?|douche|appartement|bruit|bruyante?)(?!\p{L})/iu,
      about: 'sur la chambre',
    },
    { words: /(?<!\p{L})(?:livr(?:aison|é|ée|eur)|colis|emballage|transporteur)(?!\p{L})/iu, about: 'sur la livraison' },
    { words: /(?<!\p{L})(?:attente|attend(?:re|u)|queue|lente?s?|retard)(?!\p{L})/iu, about: 'sur l’attente' },
    { words: /(?<!\p{L})(?:qualité|produit|article|matière)(?!\p{L})/iu, about: 'sur le produit' },
    { words: /(?<!\p{L})(?:prix|tarifs?|cher|chère|chers)(?!\p{L})/iu, about: 'sur le prix' },
  ],
  factsMissing: 'ce qui s’est passé et ce qui a été fait, tel que chacun peut le lire.',
  private: () => 'Écrivez-nous directement, afin que nous puissions en parler ensemble.',
  contactMissing: 'adresse ou numéro pour en parler en privé',
  nextVisit: [
    () => 'Nous serions heureux de vous accueillir à nouveau.',
    () => 'Au plaisir de vous revoir.',
    () => 'Nous espérons vous revoir bientôt.',
  ],
  thanks: [
    () => 'Merci de votre confiance.',
    () => 'Nous sommes heureux de vous compter parmi nos clients.',
    () => 'Votre avis nous aide, et aide aussi les autres clients.',
  ],
};

export default review;
