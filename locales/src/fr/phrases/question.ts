import type { QuestionPhrases } from '../../en/phrases/question.ts';

const question: QuestionPhrases = {
  general: (subject) => `${subject}\u00a0: que faut-il savoir\u00a0?`,
  answerMissing: 'la réponse, absente des informations fournies.',
  ask: {
    audience: 'À qui cela s’adresse-t-il\u00a0?',
    price: 'Combien cela coûte-t-il\u00a0?',
    included: 'Qu’est-ce qui est compris\u00a0?',
    measures: 'Quelles sont les dimensions et les matières\u00a0?',
    times: 'Quand et où\u00a0?',
    booking: 'Comment réserver ou commander\u00a0?',
    payment: 'Comment payer\u00a0?',
    delivery: 'Comment se passe la livraison\u00a0?',
    care: 'Comment l’entretenir\u00a0?',
    returns: 'Peut-on annuler ou retourner\u00a0?',
    warranty: 'Y a-t-il une garantie\u00a0?',
    contact: 'À qui s’adresser\u00a0?',
  },
  words: {
    audience:
      /(?<!\p{L})(?:convien(?:t|nent)|adaptée?s?|idéale?s?|conçue?s?|destinée?s?|s’adressent?|s'adressent?) (?:à|aux?|pour)(?!\p{L})|(?<!\p{L})pour (?:débutants|les débutants|les familles|les enfants|les adultes|tous|les entreprises)(?!\p{L})/iu,
    included: /(?<!\p{L})(?:inclus(?:es?)?|inclu(?:t|ent)|comprend|compris(?:es?)?|contient|fournie?s?)(?!\p{L})/iu,
    measures:
      /(?<!\p{L})(?:pèse|poids|mesure|dimensions?|tailles?|matières?|matériaux|fabriquée?s? (?:en|avec)|en (?:nylon|lin|soie|polyester|aluminium|verre|céramique|coton|bois|acier|laine|cuir))(?!\p{L})|\d\s?(?:cm|mm|kg|g|ml)(?!\p{L})/iu,
    times:
      /(?<!\p{L})(?:ouverte?s?|ouvre|ouverture|fermée?s?|horaires?|tous les jours|chaque jour|commencent?|débutent?|départs|adresse|check-in|arrivée (?:se fait|est possible|à partir)|parking)(?!\p{L})/iu,
    booking:
      /(?<!\p{L})(?:réserv(?:er|ez|ation\p{L}*|able\p{L}*)|se réserve|command(?:er|ez|e|es|ée?s?)(?! de)|(?:sur|sans) rendez-vous|inscri(?:re|vez|ption\p{L}*)|avec l['’]appli\p{L}*|se louent? (?:avec|en|par))(?!\p{L})/iu,
    payment: /(?<!\p{L})(?:pa(?:yer|yable|iement|iements)|carte bancaire|PayPal|Visa|Mastercard|facture|virement)(?!\p{L})/iu,
    delivery: /(?<!\p{L})(?:livr(?:aison|aisons|er|é|ée|és|ons)|expédi\p{L}*|envoi)(?!\p{L})/iu,
    care: /(?<!\p{L})(?:lav(?:able|ables|er|age)|nettoy\p{L}*|lave-vaisselle|sèche-linge|repass(?:er|age)|crème pour (?:le )?cuir|entretien|entretenir|conserver)(?!\p{L})/iu,
    returns:
      /(?<!\p{L})(?:retours? (?:gratuits?|sous|dans)|les retours|retourner|retournée?s?|renvoy\p{L}+|rembours\p{L}*|échange|échanger|annul\p{L}*|résili\p{L}*|rétractation)(?!\p{L})/iu,
    warranty:
      /(?<!\p{L})(?:garanties?|garantie?s? (?:deux|trois|cinq|dix|\d|à vie)|réparations? gratuites?|pièces (?:détachées|de rechange))(?!\p{L})/iu,
    contact: /@|(?<!\p{L})(?:téléphone|appel(?:er|ez)|écrire à|e-?mail|courriel|contact\p{L}*|questions\s?:)(?!\p{L})/iu,
  },
};

export default question;
