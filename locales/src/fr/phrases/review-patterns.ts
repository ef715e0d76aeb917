import type { ReviewPatterns } from '../../en/phrases/review-patterns.ts';

// In public, French businesses say "vous" whatever the tone.
const patterns: ReviewPatterns = {
  opening: {
    good: {
      plain: [
        'Merci beaucoup pour votre avis.',
        'Nous vous remercions d’avoir pris le temps de nous écrire.',
        'Votre retour nous est bien parvenu, merci.',
        'Un avis comme le vôtre est précieux, merci.',
      ],
      warm: [
        'Un grand merci pour votre gentil avis.',
        'Quel plaisir de vous lire, merci beaucoup.',
        'Vos mots nous touchent, merci de tout cœur.',
        'C’est une joie de lire votre avis, merci.',
      ],
      bold: [
        'Vous avez illuminé notre journée, merci.',
        'Voilà un avis comme nous les aimons, merci.',
        'Ces mots font mouche, merci.',
        'De tels mots nous portent, merci.',
      ],
    },
    mixed: [
      'Merci pour votre avis sincère.',
      'Nous vous remercions de nous dire ce qui vous a plu et ce qui vous a déplu.',
      'Votre retour détaillé nous est utile, merci.',
      'Un avis franc aide toujours, merci.',
    ],
    bad: [
      'Merci pour votre retour. Nous regrettons que votre expérience n’ait pas été bonne.',
      'Nous regrettons de lire ces lignes et vous remercions de nous en avoir fait part.',
      'Votre franchise nous est utile. Nous regrettons de ne pas avoir répondu à vos attentes.',
      'Cela n’aurait pas dû se passer ainsi, et nous vous présentons nos excuses.',
    ],
  },
  courtesy: {
    plain: [],
    warm: [
      'Cela compte beaucoup pour toute l’équipe.',
      'Le temps que vous avez pris nous touche.',
      'Savoir que vous avez pris la plume nous fait plaisir.',
    ],
    bold: ['Nous en avons lu chaque mot.', 'Pas une ligne ne nous a échappé.', 'Chaque ligne a été lue.'],
  },
  sober: {
    plain: [],
    warm: [
      'Le temps que vous avez pris compte pour nous.',
      'Il est utile que vous en parliez ouvertement.',
      'Savoir ce qui s’est passé nous est utile.',
    ],
    bold: ['Chaque mot a été lu.', 'Le franc-parler est ici bienvenu.', 'Pas une ligne ne nous a échappé.'],
  },
  matter: {
    good: {
      plain: [
        'Ce que vous écrivez {topics} nous fait très plaisir.',
        'Vos mots {topics} sont un plaisir à lire.',
        'Nous lisons avec plaisir ce que vous écrivez {topics}.',
      ],
      warm: [
        'Ce que vous dites {topics} nous va droit au cœur.',
        'Vos gentils mots {topics} nous font chaud au cœur.',
        'Quelle joie de lire ce que vous écrivez {topics}.',
      ],
      bold: [
        'Ce que vous écrivez {topics} nous donne des ailes.',
        'De tels mots {topics} sont la plus belle récompense.',
        'Vos compliments {topics} sont arrivés à bon port.',
      ],
    },
    mixed: [
      'Nous prenons au sérieux ce que vous écrivez {topics}.',
      'Vos remarques {topics} comptent pour nous.',
      'Ce que vous dites {topics} nous aide à progresser.',
    ],
    bad: [
      'Ce que vous écrivez {topics} ne correspond pas à ce que nous voulons offrir.',
      'Nous prenons très au sérieux vos remarques {topics}.',
      'Vos critiques {topics} nous sont parvenues, et nous en regrettons la cause.',
    ],
  },
  praiseInOwnWords: [
    'Nous sommes heureux de lire ces mots\u00a0: {quotation}.',
    'Ces mots nous font plaisir\u00a0: {quotation}.',
    'C’est un plaisir de lire ceci\u00a0: {quotation}.',
  ],
  ownWords: [
    'Vous écrivez\u00a0: {quotation}. Nous le prenons au sérieux.',
    'Nous sommes désolés de lire ceci\u00a0: {quotation}.',
    'Un point mérite toute notre attention\u00a0: {quotation}.',
  ],
  regret: [
    'Nous regrettons que tout n’ait pas été à la hauteur.',
    'Il est dommage que tout ne se soit pas bien passé.',
    'Tout n’était pas comme il se devait, et nous le regrettons.',
  ],
  private: [
    'Écrivez-nous directement, afin que nous puissions en parler ensemble.',
    'Nous aimerions en parler avec vous\u00a0: contactez-nous directement.',
    'Contactez-nous directement, nous ferons le point ensemble.',
  ],
  nextVisit: {
    plain: [
      'Au plaisir de vous revoir.',
      'Nous serons ravis de vous accueillir à nouveau.',
      'Votre prochaine visite est attendue avec plaisir.',
      'Nous espérons avoir le plaisir de vous revoir.',
    ],
    warm: [
      'Nous espérons vous revoir bientôt.',
      'Ce serait une joie de vous retrouver.',
      'Revenez quand vous voulez, nous vous attendons.',
      'Vous revoir serait un plaisir.',
    ],
    bold: [
      'À quand votre prochaine visite\u00a0?',
      'À la prochaine, nous sommes prêts.',
      'Vivement le deuxième acte.',
      'Revenez vite nous mettre à l’épreuve.',
    ],
  },
  thanks: {
    plain: [
      'Merci de votre confiance.',
      'Votre avis nous aide, et aide aussi les autres.',
      'Nous vous remercions de votre commande.',
      'Nous restons à votre disposition.',
    ],
    warm: [
      'C’est un plaisir de vous compter parmi nos clients.',
      'Merci pour la confiance que vous nous accordez.',
      'Vos mots comptent beaucoup pour nous.',
      'Votre fidélité nous touche.',
    ],
    bold: [
      'Des clients comme vous nous font avancer.',
      'À la prochaine commande, avec plaisir.',
      'Voilà qui nous motive.',
      'Nous continuons sur cette lancée.',
    ],
  },
};

export default patterns;
