import type { CampaignPhrases } from '../../en/phrases/campaign.ts';

const campaign: CampaignPhrases = {
  angles: { offer: 'Offerta', proof: 'Prova', benefit: 'Vantaggio' },
  proofWords:
    /(?<!\p{L})(?:dal \d|più di|oltre \d|recension\p{L}*|stelle|certificat\p{L}*|testat\p{L}*|premi\p{L}*|clienti|famiglie|per cento d\p{L}+)(?!\p{L})/iu,
  conditionWords:
    /(?<!\p{L})(?:valid\p{L}*|fino al|fino a esaurimento|entro|solo|non cumulabil\p{L}*|minim\p{L}*|esclus\p{L}*|condizion\p{L}*|tranne)(?!\p{L})/iu,
  angleMissing: 'altri vantaggi, offerte o prove, uno per riga: ognuno diventa una versione.',
  pictureMissing: 'che cosa mostra l’immagine.',
  timing: (days) => (days === 0 ? 'Prima email' : `Inviare dopo ${days} giorni senza risposta`),
  prospectMissing: 'una frase su chi legge: qualcosa che ha notato dell’azienda.',
  proofMissing: 'un risultato o una referenza.',
  followUpMissing: 'qualcosa di nuovo per questa email: un altro vantaggio, un esempio o la risposta a un dubbio frequente.',
  ask: (ask, formal) => (formal ? `La mia proposta: ${ask}. Le va bene?` : `La mia proposta: ${ask}. Ti va bene?`),
  optOut: (formal) =>
    formal
      ? 'Se preferisce non ricevere altre mie email, basta una breve risposta e non scriverò più.'
      : 'Se preferisci non ricevere altre mie email, basta una breve risposta e non scriverò più.',
  lastNote: 'Questa è la mia ultima email sull’argomento.',
  pitch: {
    marketMissing: 'dimensione del mercato e chi fa parte del team.',
    occasionMissing: 'l’occasione che ne fa una notizia proprio ora.',
    gainMissing: 'che cosa ci guadagna il partner.',
    proofMissing: 'cifre, clienti o risultati che lo provano.',
  },
  buttons: {
    promotion: 'Vedi l’offerta',
    launch: 'Scopri la novità',
    seasonal: 'Vedi l’offerta',
    abandoned_cart: 'Torna al carrello',
    reactivation: 'Scopri le novità',
    event_invitation: 'Iscriviti ora',
    loyalty: 'Vedi l’offerta per te',
  },
  offerTitle: 'L’offerta',
  benefitsTitle: 'I vantaggi',
  coupon: (code) => `Codice: ${code}`,
  conditionsMissing: 'condizioni e scadenza dell’offerta.',
  landingMissing: 'link del pulsante.',
};

export default campaign;
