import { adOf, type BenchmarkOrder, faqOf, shortened, snippetOf, sourceOf } from './benchmark-order.ts';

const facts =
  'Consertamos em Curitiba bicicletas de todas as marcas. A revisão completa custa 180 reais e leva dois dias úteis. Os consertos pequenos são feitos na hora. Na cidade buscamos bicicletas por 25 reais. Dúvidas: oi@lindner.example.';

export default [
  {
    slug: 'text_shortener',
    input: { text: facts, unit: 'characters', limit: 130, versions: 1 },
    recorded: [
      shortened(
        'Em Curitiba, consertamos bicicletas de todas as marcas: o que é pequeno na hora, revisão completa por 180 reais.',
      ),
    ],
  },
  {
    slug: 'faq_generator',
    input: {
      subject: 'Conserto de bicicletas em Curitiba',
      information: facts,
      quantity: 3,
      answer_length: 'short',
      tone: 'friendly',
    },
    recorded: [
      faqOf(
        ['Quanto custa a revisão completa?', 'A revisão completa custa 180 reais e leva dois dias úteis.'],
        ['Vocês buscam a bicicleta?', 'Sim, na cidade buscamos bicicletas por 25 reais.'],
        ['Vocês fazem consertos na hora?', 'Sim, os consertos pequenos são feitos na hora.'],
      ),
    ],
  },
  {
    // An amount that nobody gave.
    slug: 'google_search_ads',
    input: {
      product: 'Conserto de bicicletas em Curitiba',
      final_url: 'https://lindner.example/conserto',
      benefits: facts.replaceAll('. ', '\n'),
      keywords: ['conserto de bicicletas', 'revisão de bicicletas', 'Curitiba'],
      headline_count: 4,
      description_count: 2,
      assets: false,
      tone: 'friendly',
    },
    recorded: [
      adOf(
        ['Conserto de bicicletas', 'Revisão de bicicletas', 'Revisão por R$ 180', '20% na primeira revisão'],
        ['Bicicletas de todas as marcas, consertadas em Curitiba. Agende.', 'Buscamos sua bicicleta na cidade por 25 reais.'],
        'conserto',
        'curitiba',
      ),
    ],
  },
  {
    slug: 'meta_title_description',
    input: {
      page_topic: 'Conserto de bicicletas em Curitiba',
      page_text: facts,
      primary_kw: 'conserto de bicicletas',
      page_type: 'service',
      versions: 1,
    },
    recorded: [
      snippetOf(
        'Conserto de bicicletas em Curitiba',
        'Conserto de bicicletas de todas as marcas em Curitiba: o que é pequeno na hora, revisão completa em dois dias por 180 reais.',
      ),
    ],
  },
  {
    slug: 'seo_article',
    input: {
      topic: 'Quando revisar a bicicleta',
      focus_keywords: ['revisão de bicicletas'],
      length: 500,
      tone: 'professional',
      main_title: 'Quando revisar a bicicleta',
      paragraphs_headings: ['Sinais de desgaste', 'O que inclui', 'Quanto custa'],
    },
    sources: [sourceOf('Oficina', facts)],
  },
] satisfies BenchmarkOrder[];
