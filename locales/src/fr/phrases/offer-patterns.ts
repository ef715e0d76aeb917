import type { OfferPatterns } from '../../en/phrases/offer-patterns.ts';

const patterns: OfferPatterns = {
  job: {
    opening: {
      plain: [
        '{company} recrute{where}. Le poste\u00a0: {role}.',
        'Un poste est à pourvoir{where} chez {company}\u00a0: {role}.',
        '{company} cherche à renforcer son équipe{where}\u00a0: {role}.',
        'Le poste proposé{where} par {company}\u00a0: {role}.',
      ],
      warm: [
        'Une place est libre dans notre équipe. {company} cherche{where}\u00a0: {role}.',
        [
          'Envie de travailler avec nous\u00a0? {company} a un poste pour vous{where}\u00a0: {role}.',
          'Envie de travailler avec nous\u00a0? {company} a un poste pour toi{where}\u00a0: {role}.',
        ],
        ['Rejoignez {company}{where}\u00a0: {role}.', 'Rejoins {company}{where}\u00a0: {role}.'],
        [
          'Nous avons hâte de vous accueillir chez {company}{where}\u00a0: {role}.',
          'Nous avons hâte de t’accueillir chez {company}{where}\u00a0: {role}.',
        ],
      ],
      bold: [
        'Poste à pourvoir{where}\u00a0: {role}. {company} recrute.',
        'Envie de nouveauté\u00a0? {company} recrute{where}\u00a0: {role}.',
        ['Votre prochaine étape{where}\u00a0: {role} chez {company}.', 'Ta prochaine étape{where}\u00a0: {role} chez {company}.'],
        '{company} ouvre un poste{where}\u00a0: {role}.',
      ],
    },
    closing: {
      plain: [
        'Nous répondons volontiers aux questions sur le poste.',
        ['Nous attendons votre candidature avec intérêt.', 'Nous attendons ta candidature avec intérêt.'],
        'Une question sur le poste\u00a0? Nous y répondons.',
        'Toute question sur le poste est la bienvenue.',
      ],
      warm: [
        ['Nous avons hâte de vous rencontrer.', 'Nous avons hâte de te rencontrer.'],
        ['Écrivez-nous, nous serons ravis de vous lire.', 'Écris-nous, nous serons ravis de te lire.'],
        ['Parlez-nous de vous.', 'Parle-nous de toi.'],
        ['Ce serait un plaisir de faire votre connaissance.', 'Ce serait un plaisir de faire ta connaissance.'],
      ],
      bold: [
        ['Montrez-nous ce que vous savez faire.', 'Montre-nous ce que tu sais faire.'],
        ['Qu’attendez-vous\u00a0?', 'Qu’attends-tu\u00a0?'],
        ['À vous de jouer.', 'À toi de jouer.'],
        ['Donnez-nous envie de vous rencontrer.', 'Donne-nous envie de te rencontrer.'],
      ],
    },
    equalOpportunity: [
      'Toutes les candidatures sont étudiées, sans distinction de sexe, d’âge, d’origine, de religion, de handicap ou d’orientation sexuelle.',
      'Chaque candidature est la bienvenue, sans distinction de sexe, d’âge, d’origine, de religion, de handicap ou d’orientation sexuelle.',
      'Le sexe, l’âge, l’origine, la religion, le handicap ou l’orientation sexuelle n’entrent pas en compte\u00a0: chaque candidature est étudiée.',
    ],
  },
  property: {
    lead: {
      plain: [],
      warm: [
        'Un endroit où se sentir chez soi.',
        'Entrez, vous êtes chez vous.',
        'De la place pour un nouveau chapitre.',
        'Un lieu où poser ses valises.',
      ],
      bold: [
        'Ce pourrait être votre prochaine adresse.',
        'Voici une occasion à saisir.',
        'Une visite s’impose.',
        'Voici une adresse à retenir.',
      ],
    },
    layout: [
      'Le bien se compose de la façon suivante\u00a0: {rooms}.',
      'Les pièces\u00a0: {rooms}.',
      'À l’intérieur\u00a0: {rooms}.',
    ],
    closing: {
      plain: [
        'Les visites se font sur demande.',
        'Une visite est possible sur demande.',
        'Pour une visite, contactez-nous.',
        'Nous organisons les visites sur demande.',
      ],
      warm: [
        'Nous vous ferons volontiers visiter le bien.',
        'Venez découvrir le bien, nous vous attendons.',
        'Ce sera un plaisir de vous faire visiter.',
        'Prenez le temps d’une visite, nous vous accompagnons.',
      ],
      bold: [
        'Prenez dès maintenant rendez-vous pour une visite.',
        'Jugez par vous-même lors d’une visite.',
        'Quand souhaitez-vous venir visiter\u00a0?',
        'Réservez votre visite.',
      ],
    },
  },
};

export default patterns;
