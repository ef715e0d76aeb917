import type { BriefPhrases } from '../../en/phrases/brief.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:coûtent?|location|loyer|commission|caution|rentabilité|investissements?|salaires?|revenus?|coûts?|prix|tarifs?|budget|cher|chère|chers|payer|économis\p{L}*|économies)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:comment|étapes?|guide|installer|faire|construire|nettoyer|réparer|choisir|prévenir|améliorer|entretenir)(?!\p{L})/iu,
    choice:
      /(?<!\p{L})(?:vaut|intérêt|rentable|meilleure?s?|vs|compar(?:er|a\p{L}*)|alternatives?|quel(?:le)?s?|types?|différences?)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:où|près|stationnement|se garer|parking|lieux?|carte)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:combien de jours|temps|délais?|quand|durée|combien de temps|saison|hiver|été|printemps|automne|horaires?|délais?)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:financement|amendes?|sanctions?|déclaration|demande|justificatifs?|attestation|obligations?|bruit|contrôle|zones?|conditions|documents?|certificats?|licences?|autorisations?|immatriculation|codes?|contrats?|permis|lois?|règles?|règlement\p{L}*|impôts?|fiscal\p{L}*|assurances?|garanties?|droits?|obligatoire\p{L}*|aides|subvention\p{L}*|normes?)(?!\p{L})/iu,
    measure:
      /(?<!\p{L})(?:tailles?|dimensions?|kw|watts?|calcul\p{L}*|combien|distances?|quantités?|puissance|dosage|température|poids)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:pourquoi|avantages?|inconvénients?|problèmes?|erreurs?|risques?|raisons?)(?!\p{L})/iu,
  },
  questions: {
    cost: [
      'Combien cela coûte-t-il en tout, avec les frais que l’on oublie\u00a0?',
      'De quelle source et de quelle année vient chaque montant\u00a0?',
    ],
    how: [
      'Quelles sont les étapes, dans quel ordre, et que faut-il pour chacune\u00a0?',
      'Quelle étape oublie-t-on le plus souvent, et qu’en résulte-t-il\u00a0?',
    ],
    choice: [
      'À qui convient chaque option, et à qui ne convient-elle pas\u00a0?',
      'Selon quels trois critères le lecteur peut-il décider\u00a0?',
    ],
    where: [
      'Pour quels lieux la réponse vaut-elle, et qu’est-ce qui change ailleurs\u00a0?',
      'À qui s’adresser sur place\u00a0?',
    ],
    when: [
      'De quand à quand, et de quoi cela dépend-il\u00a0?',
      'Que faut-il faire avant, et qu’est-ce qui peut attendre\u00a0?',
    ],
    rule: [
      'Quelle règle s’applique, où est-elle écrite et depuis quand\u00a0?',
      'Quelles exceptions existent, et qui en décide\u00a0?',
    ],
    measure: [
      'Comment le lecteur trouve-t-il la bonne valeur pour son cas\u00a0?',
      'Quels deux exemples chiffrés le montrent\u00a0?',
    ],
    reason: ['Quelle est la raison principale, et quel exemple la montre\u00a0?', 'Qu’est-ce qui plaide contre\u00a0?'],
  },
  general: [
    ['Que demande le lecteur, avec ses propres mots\u00a0?', 'Quelle est la réponse, et qui le dit\u00a0?'],
    ['Que laissent sans réponse les autres textes\u00a0?', 'Quelle expérience l’auteur est-il seul à pouvoir apporter\u00a0?'],
    ['Que faut-il faire en premier, et qu’est-ce qui peut attendre\u00a0?', 'Que faut-il pour cela\u00a0?'],
    ['À quoi faut-il faire attention\u00a0?', 'Que se passe-t-il sinon\u00a0?'],
    ['Quel exemple le montre\u00a0?', 'Que peut-on en retenir\u00a0?'],
    ['Quelle image, quel tableau ou quelle liste l’explique mieux qu’un texte\u00a0?', 'Que doit-on y trouver\u00a0?'],
    ['À qui peut-on s’adresser\u00a0?', 'Que faut-il avoir sous la main\u00a0?'],
    ['À quoi reconnaît-on la qualité\u00a0?', 'Et une mauvaise offre\u00a0?'],
    ['Qu’est-ce qui a changé ces deux dernières années\u00a0?', 'Quel conseil à ce sujet est dépassé\u00a0?'],
  ],
  opening: (topic) => [
    `${quoted(topic, 'fr')}\u00a0: quelle est la réponse courte, en deux phrases\u00a0?`,
    'Quel chiffre, quel exemple ou quelle citation la prouve\u00a0?',
  ],
  headings: [
    {
      heading: 'Ce qu’il faut savoir d’abord',
      questions: [
        'De quoi s’agit-il, en deux phrases\u00a0?',
        'Quel exemple le lecteur connaît-il dans sa vie de tous les jours\u00a0?',
      ],
    },
    {
      heading: 'À quoi faire attention',
      questions: [
        'Qu’est-ce qui échoue le plus souvent, et comment s’en rend-on compte à temps\u00a0?',
        'Quand faut-il s’adresser à un professionnel\u00a0?',
      ],
    },
    {
      heading: 'Les questions les plus fréquentes',
      questions: [
        'Quelles trois questions reviennent dans chaque conversation\u00a0?',
        'Quelle est la réponse à chacune, en une phrase\u00a0?',
      ],
    },
    {
      heading: 'Un exemple tiré de la pratique',
      questions: ['Qui avait le problème, et qu’a-t-il fait\u00a0?', 'Combien cela a-t-il coûté, et avec quel résultat\u00a0?'],
    },
    {
      heading: 'Une liste de contrôle',
      questions: ['Quels cinq points le lecteur peut-il cocher\u00a0?', 'Dans quel ordre\u00a0?'],
    },
    {
      heading: 'Les prochaines étapes',
      questions: [
        'Que peut-on faire aujourd’hui, cette semaine et plus tard\u00a0?',
        'Quelle offre ou quelle page de votre site y aide\u00a0?',
      ],
    },
  ],
  alsoSaid: 'Également dans les sources',
};

export default brief;
