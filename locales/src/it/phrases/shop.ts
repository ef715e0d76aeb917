import type { ShopPhrases } from '../../en/phrases/shop.ts';

const shop: ShopPhrases = {
  brand: 'Marca',
  searchTermsMissing: 'termini di ricerca usati da chi acquista e non presenti nella scheda.',
  tagsMissing: 'tag di al massimo venti caratteri, come li scrive chi cerca.',
  leftOut: (items) => `Omesso perché i marketplace non ammettono prezzi e promozioni nella scheda: ${items}.`,
  category: {
    introduction: (category, shop, products) => `${category} da ${shop}: ${products}.`,
    range: (category) => `${category}: la gamma`,
    guide: (category) => `${category}: come scegliere`,
    guideMissing: 'che cosa conta nella scelta: misure, materiali, usi e cura.',
    more: (category) => `Altro nella categoria ${category}`,
    rangeQuestion: (category, shop) => `${category}: che cosa offre ${shop}?`,
    deliveryQuestion: 'Quali sono i tempi di consegna?',
    deliveryMissing: 'tempi e costi di consegna.',
    returnsQuestion: 'Posso restituire un articolo?',
    returnsMissing: 'termini e condizioni di reso.',
  },
};

export default shop;
