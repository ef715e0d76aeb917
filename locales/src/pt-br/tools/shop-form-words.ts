// Words of the forms for shops and their customers in Portuguese, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
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
    'Give some information, a page or a source.': 'Indique informações, uma página ou uma fonte.',
    'Product, service or page': 'Produto, serviço ou página',
    'Information to answer from': 'Informações para as respostas',
    'Facts, or questions that customers have asked with your answers.': 'Fatos, ou perguntas de clientes com as suas respostas.',
    'Number of questions': 'Número de perguntas',
    Answers: 'Respostas',
    'Short (#-# words)': 'Curtas (#-# palavras)',
    'Medium (#-# words)': 'Médias (#-# palavras)',
    '# AI credits per question.': '# créditos de IA por pergunta.',
    'Category name': 'Nome da categoria',
    'Shop or brand': 'Loja ou marca',
    'Main products and subcategories': 'Principais produtos e subcategorias',
    'One per line; "Trekking boots: for several days with a heavy pack" says what it is for.':
      'Um por linha; “Botas de trekking: para vários dias com mochila pesada” diz para que serve.',
    'Subcategories to link': 'Subcategorias para vincular',
    'Press Enter to add an item. With an address: Name | https://target-url':
      'Pressione Enter para adicionar um item. Com endereço: Nome | https://url-de-destino',
    'Add questions and answers': 'Adicionar perguntas e respostas',
  },
} satisfies ToolTexts;
