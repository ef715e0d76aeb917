import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  topics: [
    {
      words: /(?<!\p{L})(?:personale|staff|servizio|camerier[aei]|titolar[ei]|dipendent[ei])(?!\p{L})/iu,
      about: 'sul nostro personale',
    },
    { words: /(?<!\p{L})(?:colazion[ei])(?!\p{L})/iu, about: 'sulla colazione' },
    { words: /(?<!\p{L})(?:cibo|cena|pranzo|piatt[oi]|menù|menu|pizza)(?!\p{L})/iu, about: 'sul cibo' },
    { words: /(?<!\p{L})(?:camer[ae]|stanz[ae]|letto|bagno|doccia|appartamento)(?!\p{L})/iu, about: 'sulla camera' },
    { words: /(?<!\p{L})(?:spa|piscina|sauna|idromassaggio)(?!\p{L})/iu, about: 'sull’area benessere' },
    { words: /(?<!\p{L})(?:palestra)(?!\p{L})/iu, about: 'sulla palestra' },
    { words: /(?<!\p{L})(?:ascensore)(?!\p{L})/iu, about: 'sull’ascensore' },
    { words: /(?<!\p{L})(?:wi-?fi|internet)(?!\p{L})/iu, about: 'sul wifi' },
    { words: /(?<!\p{L})(?:rumor[ei]|rumoros[ao])(?!\p{L})/iu, about: 'sul rumore' },
    { words: /(?<!\p{L})(?:parcheggi[oa]?|garage)(?!\p{L})/iu, about: 'sul parcheggio' },
    { words: /(?<!\p{L})(?:check-?in|reception|accoglienza)(?!\p{L})/iu, about: 'sull’accoglienza' },
    { words: /(?<!\p{L})(?:pulit[oaie]|pulizia|sporc[oahi]+|polvere)(?!\p{L})/iu, about: 'sulla pulizia' },
    { words: /(?<!\p{L})(?:attesa|aspett(?:are|ato)|coda|lent[oaie]|ritardo)(?!\p{L})/iu, about: 'sui tempi di attesa' },
    { words: /(?<!\p{L})(?:imball\p{L}*|confezione)(?!\p{L})/iu, about: 'sull’imballaggio' },
    { words: /(?<!\p{L})(?:consegn\p{L}*|spedizione|pacco|corriere)(?!\p{L})/iu, about: 'sulla consegna' },
    { words: /(?<!\p{L})(?:rimbors\p{L}*|reso|resi|cambio)(?!\p{L})/iu, about: 'sul reso' },
    { words: /(?<!\p{L})(?:qualità|prodotto|articolo|materiale)(?!\p{L})/iu, about: 'sul prodotto' },
    { words: /(?<!\p{L})(?:prezz[oi]|car[oi]|costos[oa]|economic[oa])(?!\p{L})/iu, about: 'sul prezzo', isSlight: true },
  ],
  thanksAtEnd: /[\s,.!–-]+(?:grazie)(?!\p{L}).{0,20}$/iu,
};

export default review;
