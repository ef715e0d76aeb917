import type { ShopPhrases } from '../../en/phrases/shop.ts';

const shop: ShopPhrases = {
  brand: 'Marque',
  searchTermsMissing: 'termes de recherche employés par les acheteurs et absents de la fiche.',
  tagsMissing: 'tags de vingt caractères au plus, tels que les acheteurs les saisissent.',
  leftOut: (items) => `Laissé de côté, car les places de marché n’admettent ni prix ni promotion dans une fiche\u00a0: ${items}.`,
  category: {
    introduction: (category, shop, products) => `${category} chez ${shop}\u00a0: ${products}.`,
    range: (category) => `${category}\u00a0: la gamme`,
    guide: (category) => `${category}\u00a0: comment choisir`,
    guideMissing: 'ce qui compte dans le choix\u00a0: tailles, matières, usages et entretien.',
    more: (category) => `Plus de choix dans la catégorie ${category}`,
    rangeQuestion: (category, shop) => `${category}\u00a0: que propose ${shop}\u00a0?`,
    deliveryQuestion: 'Quels sont les délais de livraison\u00a0?',
    deliveryMissing: 'délais et frais de livraison.',
    returnsQuestion: 'Puis-je retourner un article\u00a0?',
    returnsMissing: 'délai et conditions de retour.',
  },
};

export default shop;
