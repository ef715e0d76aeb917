import type { CustomPhrases } from '../../en/phrases/custom.ts';

const custom: CustomPhrases = {
  plan: {
    pillars: [
      'Les questions des clients',
      'Des conseils à mettre en pratique',
      'Dans les coulisses',
      'Nouveautés et rendez-vous',
    ],
    posts: [
      (subject) => `${subject}\u00a0: un conseil à essayer aujourd’hui`,
      (subject) => `${subject}\u00a0: un regard dans les coulisses`,
      (subject) => `${subject}\u00a0: une question à la communauté`,
      (subject) => `${subject}\u00a0: une erreur et comment l’éviter`,
      (subject) => `${subject}\u00a0: un exemple tiré de notre travail`,
    ],
    newsletters: [
      (subject) => `${subject}\u00a0: l’essentiel en bref`,
      (subject) => `${subject}\u00a0: ce qu’il faut savoir maintenant`,
      (subject) => `${subject}\u00a0: des questions et nos réponses`,
    ],
    offers: [
      (business) => `${business}\u00a0: l’offre en un coup d’œil`,
      (business) => `${business}\u00a0: comment ça marche`,
      (business) => `${business}\u00a0: à qui cela s’adresse`,
    ],
    angles: {
      post: [
        'Un geste de cinq minutes, montré du début à la fin.',
        'Qui fait le travail, avec quels outils, et ce que personne ne voit.',
        'Une question avec deux réponses au choix\u00a0; les réponses font la publication suivante.',
        'L’erreur, ce qu’elle coûte et le seul geste qui l’évite.',
        'Un cas\u00a0: comment il a commencé, ce qui a été fait, ce qu’il en est resté.',
      ],
      newsletter: [
        'Trois points, une ligne chacun, avec un lien pour en savoir plus.',
        'Ce qui a changé depuis le dernier numéro et ce que cela signifie pour les lecteurs.',
        'Deux questions vraiment posées, chacune avec une réponse en trois phrases.',
      ],
    },
    sameIdea: (channel) => `L’idée du contenu précédent (${channel}), racontée à la manière de ce canal.`,
    serves: (goal) => `Au service de l’objectif\u00a0: ${goal}.`,
    offerAngle: (goal) => `Mène droit à l’objectif\u00a0: ${goal}.`,
    dateAngle: 'Ce qui se passe ce jour-là et ce que cela change pour le lecteur.',
    formats: {
      article: 'Article',
      post: 'Publication',
      picture: 'Publication avec image',
      video: 'Vidéo',
      newsletter: 'Newsletter',
    },
    calls: {
      article: 'Poser une question en commentaire',
      post: 'Réagir en commentaire',
      newsletter: 'Répondre à cet e-mail',
    },
    offerLinkMissing: 'lien vers l’offre',
    notInCalendar: (dates) => `Hors calendrier, car le jour n’est pas clair ou tombe hors de ces semaines\u00a0: ${dates}.`,
    measures: {
      article: 'Visites des articles et temps de lecture',
      post: 'Commentaires, enregistrements et clics par publication',
      video: 'Vidéos vues jusqu’au bout et commentaires par vidéo',
      newsletter: 'Newsletters ouvertes, clics et désabonnements',
      goal: (goal) => `${goal}\u00a0: situation avant le début et à la fin du plan`,
    },
  },
};

export default custom;
