import type { ShopPhrases } from '../../en/phrases/shop.ts';

const shop: ShopPhrases = {
  brand: 'Marca',
  searchTermsMissing: 'termos de busca que os compradores usam e que não aparecem no anúncio.',
  tagsMissing: 'tags de no máximo vinte caracteres, como os compradores as digitam.',
  leftOut: (items) => `Omitido porque os marketplaces não aceitam preços nem promoções no anúncio: ${items}.`,
  category: {
    introduction: (category, shop, products) => `${category} na ${shop}: ${products}.`,
    range: (category) => `${category}: as opções`,
    guide: (category) => `${category}: como escolher`,
    guideMissing: 'o que importa na escolha: tamanhos, materiais, usos e cuidados.',
    more: (category) => `Mais em ${category}`,
    rangeQuestion: (category, shop) => `${category}: o que a ${shop} oferece?`,
    deliveryQuestion: 'Qual é o prazo de entrega?',
    deliveryMissing: 'prazos e custos de entrega.',
    returnsQuestion: 'Posso devolver um produto?',
    returnsMissing: 'prazo e condições de devolução.',
  },
};

export default shop;
