import type { ShopPhrases } from '../../en/phrases/shop.ts';

const shop: ShopPhrases = {
  brand: 'Marca',
  searchTermsMissing: 'términos de búsqueda que usan los compradores y que no aparecen en la ficha.',
  tagsMissing: 'etiquetas de veinte caracteres como máximo, tal como las escriben los compradores.',
  leftOut: (items) => `Se ha omitido porque los marketplaces no admiten precios ni promociones en la ficha: ${items}.`,
  category: {
    introduction: (category, shop, products) => `${category} en ${shop}: ${products}.`,
    range: (category) => `${category}: la gama`,
    guide: (category) => `${category}: cómo elegir`,
    guideMissing: 'qué importa al elegir: tamaños, materiales, usos y cuidados.',
    more: (category) => `Más en ${category}`,
    rangeQuestion: (category, shop) => `${category}: ¿qué ofrece ${shop}?`,
    deliveryQuestion: '¿Cuánto tarda la entrega?',
    deliveryMissing: 'plazos y gastos de envío.',
    returnsQuestion: '¿Puedo devolver un artículo?',
    returnsMissing: 'plazo y condiciones de devolución.',
  },
};

export default shop;
