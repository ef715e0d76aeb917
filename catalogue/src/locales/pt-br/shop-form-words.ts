// Words of the forms for shops and their customers in Portuguese, by their English; "#" stands for a figure.

export const shopWordsInPortuguese: Record<string, string> = {
  Features: 'Características',
  'One per line, the most important first; "Waterproof: up to # mm" makes a label.':
    'Uma por linha, a mais importante primeiro; “Impermeável: até # mm” cria um rótulo.',
  'A CSV makes this a bulk order.': 'Um CSV transforma em pedido em lote.',
  'Number of bullet points': 'Número de tópicos',
  'Maximum characters each': 'Máximo de caracteres por tópico',
  'Start with a short label': 'Começar com um rótulo curto',
  'e.g. WATERPROOF: ...': 'ex.: IMPERMEÁVEL: …',
  '# AI credits per product.': '# créditos de IA por produto.',
  Marketplace: 'Plataforma de venda',
  'Features, materials, sizes': 'Características, materiais, tamanhos',
  'Known search terms': 'Termos de busca conhecidos',
  'Colour, size, pack': 'Cor, tamanho, embalagem',
};
