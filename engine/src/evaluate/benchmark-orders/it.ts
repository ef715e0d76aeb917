import { adOf, type BenchmarkOrder, faqOf, shortened, snippetOf, sourceOf } from './benchmark-order.ts';

const facts =
  'Ripariamo a Parma biciclette di tutte le marche. La revisione completa costa 75 euro e richiede due giorni lavorativi. Le piccole riparazioni si fanno subito. In città ritiriamo le biciclette per 8 euro. Domande: ciao@lindner.example.';

export default [
  {
    slug: 'text_shortener',
    input: { text: facts, unit: 'words', limit: 20, versions: 1 },
    recorded: [shortened('A Parma ripariamo bici di tutte le marche: piccole riparazioni subito, revisione completa a 75 euro.')],
  },
  {
    // One question is missing.
    slug: 'faq_generator',
    input: {
      subject: 'Riparazione biciclette a Parma',
      information: facts,
      quantity: 3,
      answer_length: 'short',
      tone: 'friendly',
    },
    recorded: [
      faqOf(
        ['Quanto costa la revisione completa?', 'La revisione completa costa 75 euro e richiede due giorni lavorativi.'],
        ['Ritirate la bicicletta?', 'Sì, in città ritiriamo le biciclette per 8 euro.'],
      ),
    ],
  },
  {
    slug: 'google_search_ads',
    input: {
      product: 'Riparazione biciclette a Parma',
      final_url: 'https://lindner.example/riparazioni',
      benefits: facts.replaceAll('. ', '\n'),
      keywords: ['riparazione biciclette', 'revisione bici', 'Parma'],
      headline_count: 4,
      description_count: 2,
      assets: false,
      tone: 'friendly',
    },
    recorded: [
      adOf(
        ['Riparazione biciclette', 'Riparazioni subito a Parma', 'Revisione bici a 75 euro', 'Tutte le marche'],
        ['Biciclette di tutte le marche riparate a Parma. Prenota oggi.', 'Ritiro in città per 8 euro: la bici torna pronta.'],
        'bici',
        'parma',
      ),
    ],
  },
  {
    slug: 'meta_title_description',
    input: {
      page_topic: 'Riparazione biciclette a Parma',
      page_text: facts,
      primary_kw: 'riparazione biciclette',
      page_type: 'service',
      versions: 1,
    },
    recorded: [
      snippetOf(
        'Riparazione biciclette a Parma',
        'Riparazione biciclette di tutte le marche a Parma: piccole riparazioni subito, revisione completa in due giorni a 75 euro.',
      ),
    ],
  },
  {
    slug: 'seo_article',
    input: {
      topic: 'Quando revisionare la bicicletta',
      focus_keywords: ['revisione bicicletta'],
      length: 500,
      tone: 'professional',
      main_title: 'Quando revisionare la bicicletta',
      paragraphs_headings: ['I segni di usura', 'Che cosa comprende', 'Quanto costa'],
    },
    sources: [sourceOf('Officina', facts)],
  },
] satisfies BenchmarkOrder[];
