import type { ShopPhrases } from '../../en/phrases/shop.ts';

const shop: ShopPhrases = {
  brand: 'Marke',
  searchTermsMissing: 'Suchbegriffe, die Käufer eingeben und die im Angebot nicht vorkommen.',
  tagsMissing: 'Tags mit höchstens zwanzig Zeichen, so wie Käufer sie eingeben.',
  leftOut: (items) => `Weggelassen, weil Marktplätze im Angebotstext keine Preise und Aktionen zulassen: ${items}.`,
  category: {
    introduction: (category, shop, products) => `${category} bei ${shop}: ${products}.`,
    range: (category) => `${category}: das Sortiment`,
    guide: (category) => `${category}: worauf es bei der Auswahl ankommt`,
    guideMissing: 'was bei der Auswahl zählt: Größen, Materialien, Einsatz und Pflege.',
    more: (category) => `Mehr aus der Kategorie ${category}`,
    rangeQuestion: (category, shop) => `${category}: Was gibt es bei ${shop}?`,
    deliveryQuestion: 'Wie lange dauert die Lieferung?',
    deliveryMissing: 'Lieferzeiten und Versandkosten.',
    returnsQuestion: 'Kann ich einen Artikel zurückgeben?',
    returnsMissing: 'Frist und Bedingungen der Rückgabe.',
  },
};

export default shop;
