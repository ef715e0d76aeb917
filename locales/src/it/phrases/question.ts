import type { QuestionPhrases } from '../../en/phrases/question.ts';

const question: QuestionPhrases = {
  general: (subject) => `${subject}: che cosa c’è da sapere?`,
  answerMissing: 'la risposta, che manca nelle informazioni fornite.',
  ask: {
    audience: 'Per chi è indicato?',
    price: 'Quanto costa?',
    included: 'Che cosa è incluso?',
    measures: 'Quali sono le misure e i materiali?',
    times: 'Quando e dove?',
    booking: 'Come si prenota o si ordina?',
    payment: 'Come si può pagare?',
    delivery: 'Come funziona la consegna?',
    care: 'Come va pulito e conservato?',
    returns: 'Si può annullare o restituire?',
    warranty: 'C’è una garanzia?',
    contact: 'A chi ci si può rivolgere?',
  },
  words: {
    audience:
      /(?<!\p{L})(?:adatt[oaie]|indicat[oaie]|ideale|pensat[oaie]|rivolt[oaie]) (?:a|ai|alle|agli|per)(?!\p{L})|(?<!\p{L})per (?:principianti|famiglie|bambini|adulti|tutti|aziende|chi)(?!\p{L})/iu,
    included: /(?<!\p{L})(?:inclus[oaie]|compres[oaie]|comprende|include|in dotazione)(?!\p{L})/iu,
    measures:
      /(?<!\p{L})(?:pesa|peso|misure|misura|dimensioni|taglie?|material[ei]|(?:è|sono) in (?:nylon|cotone|lana|pelle|legno|acciaio|poliestere|lino|seta|alluminio|vetro|ceramica)|realizzat[oaie] (?:in|con)|fatt[oaie] (?:in|di|con))(?!\p{L})|\d\s?(?:cm|mm|kg|g|ml)(?!\p{L})/iu,
    times:
      /(?<!\p{L})(?:apert[oaie]|apre|chius[oaie]|orari[oi]?|ogni giorno|tutti i giorni|inizia|iniziano|partono|partenza|indirizzo|check-in|parcheggio)(?!\p{L})/iu,
    booking:
      /(?<!\p{L})(?:prenot\p{L}*|ordin(?:a|are|azioni)(?! di)|si ordina|(?:su|senza) appuntamento|iscri(?:v\p{L}+|zion\p{L}+)|con l['’]app|tramite l['’]app|nolegg\p{L}+ (?:con|online|tramite))(?!\p{L})/iu,
    payment:
      /(?<!\p{L})(?:si paga|pagare|pagabil[ei]|pagament[oi]|carta di credito|carte di credito|PayPal|Visa|Mastercard|con fattura|(?:a|in) rate|bonifico)(?!\p{L})/iu,
    delivery: /(?<!\p{L})(?:consegn\p{L}*|spedizion[ei]|spedit[oaie]|spediamo)(?!\p{L})/iu,
    care: /(?<!\p{L})(?:lav(?:a|are|abile|abili|aggio)|pul(?:ire|izia|isce)|lavastoviglie|asciug(?:are|atrice)|stirare|(?:crema|cura) (?:per|della) (?:la )?pelle|manutenzione|conserva\p{L}*)(?!\p{L})/iu,
    returns:
      /(?<!\p{L})(?:res[oi] (?:gratuit[oi]|entro)|(?:il|i) res[oi]|restitu\p{L}*|rimbors\p{L}*|cambio taglia|annull\p{L}*|cancell(?:are|azione)|disd\p{L}*|recesso)(?!\p{L})/iu,
    warranty: /(?<!\p{L})(?:garanzi[ae]|ricambi|riparazion[ei] gratuit[ae])(?!\p{L})/iu,
    contact: /@|(?<!\p{L})(?:telefono|telefonare|scrivere a|e-?mail|contatt\p{L}*|assistenza|domande:)(?!\p{L})/iu,
  },
};

export default question;
