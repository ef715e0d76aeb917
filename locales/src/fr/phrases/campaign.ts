import type { CampaignPhrases } from '../../en/phrases/campaign.ts';

const campaign: CampaignPhrases = {
  angles: { offer: 'Offre', proof: 'Preuve', benefit: 'Avantage' },
  proofWords:
    /(?<!\p{L})(?:depuis|plus de|avis|étoiles|certifié\p{L}*|testé\p{L}*|primé\p{L}*|clients|foyers|% d\p{L}+)(?!\p{L})/iu,
  conditionWords:
    /(?<!\p{L})(?:valable|jusqu[’']au|seulement|uniquement|non cumulable|minimum|hors|conditions?|sauf|dans la limite)(?!\p{L})/iu,
  angleMissing: 'd’autres avantages, offres ou preuves, un par ligne\u00a0: chacun donne une version.',
  pictureMissing: 'ce que montre l’image.',
  timing: (days) => (days === 0 ? 'Premier e-mail' : `À envoyer après ${days} jours sans réponse`),
  prospectMissing: 'une phrase sur la personne\u00a0: ce que vous avez remarqué de son entreprise.',
  proofMissing: 'un résultat ou une référence.',
  followUpMissing: 'du nouveau pour cet e-mail\u00a0: un autre avantage, un exemple ou la réponse à un doute fréquent.',
  ask: (ask, formal) =>
    formal
      ? `Ma proposition\u00a0: ${ask}. Cela vous conviendrait-il\u00a0?`
      : `Ma proposition\u00a0: ${ask}. Cela te conviendrait-il\u00a0?`,
  optOut: (formal) =>
    formal
      ? 'Si vous préférez ne plus recevoir mes e-mails, une courte réponse suffit et je n’écrirai plus.'
      : 'Si tu préfères ne plus recevoir mes e-mails, une courte réponse suffit et je n’écrirai plus.',
  lastNote: 'C’est mon dernier e-mail à ce sujet.',
  pitch: {
    marketMissing: 'taille du marché et composition de l’équipe.',
    occasionMissing: 'l’occasion qui en fait une actualité aujourd’hui.',
    gainMissing: 'ce que le partenaire y gagne.',
    proofMissing: 'chiffres, clients ou résultats à l’appui.',
  },
  buttons: {
    promotion: 'Voir l’offre',
    launch: 'Découvrir',
    seasonal: 'Voir l’offre',
    abandoned_cart: 'Retour au panier',
    reactivation: 'Voir les nouveautés',
    event_invitation: 'S’inscrire',
    loyalty: 'Voir votre avantage',
  },
  offerTitle: 'L’offre',
  benefitsTitle: 'Les avantages',
  coupon: (code) => `Code\u00a0: ${code}`,
  conditionsMissing: 'conditions et date limite de l’offre.',
  landingMissing: 'lien du bouton.',
};

export default campaign;
