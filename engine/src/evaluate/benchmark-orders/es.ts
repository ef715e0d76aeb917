import { adOf, type BenchmarkOrder, faqOf, shortened, snippetOf, sourceOf } from './benchmark-order.ts';

const facts =
  'Reparamos en Sevilla bicicletas de todas las marcas. La revisión completa cuesta 69 euros y tarda dos días laborables. Las reparaciones pequeñas se hacen al momento. En la ciudad recogemos bicicletas por 7 euros. Preguntas: hola@lindner.example.';
const snippet = (title: string) =>
  snippetOf(
    title,
    'Reparación de bicicletas de todas las marcas en Sevilla: lo pequeño al momento y la revisión completa en dos días por 69 euros.',
  );

export default [
  {
    slug: 'text_shortener',
    input: { text: facts, unit: 'characters', limit: 130, versions: 1 },
    recorded: [
      shortened(
        'Reparamos en Sevilla bicicletas de todas las marcas: lo pequeño al momento y la revisión completa por 69 euros.',
      ),
    ],
  },
  {
    // A link of nobody's.
    slug: 'faq_generator',
    input: {
      subject: 'Reparación de bicicletas en Sevilla',
      information: facts,
      quantity: 3,
      answer_length: 'short',
      tone: 'friendly',
    },
    recorded: [
      faqOf(
        ['¿Cuánto cuesta la revisión completa?', 'La revisión completa cuesta 69 euros y tarda dos días laborables.'],
        ['¿Recogéis la bicicleta?', 'Sí, en la ciudad recogemos bicicletas por 7 euros. Reserva en https://citas.example/bici.'],
        ['¿Hacéis reparaciones al momento?', 'Sí, las reparaciones pequeñas se hacen al momento.'],
      ),
    ],
  },
  {
    slug: 'google_search_ads',
    input: {
      product: 'Reparación de bicicletas en Sevilla',
      final_url: 'https://lindner.example/reparacion',
      benefits: facts.replaceAll('. ', '\n'),
      keywords: ['reparación de bicicletas', 'taller de bicicletas', 'Sevilla'],
      headline_count: 4,
      description_count: 2,
      assets: false,
      tone: 'friendly',
    },
    recorded: [
      adOf(
        ['Reparación de bicicletas', 'Taller de bicicletas', 'Revisión por 69 euros', 'Reparaciones al momento'],
        [
          'Bicicletas de todas las marcas, reparadas en Sevilla. Reserva hoy.',
          'Recogemos tu bicicleta en la ciudad por 7 euros.',
        ],
        'taller',
        'sevilla',
      ),
    ],
  },
  {
    // Too long twice: it ends earlier.
    slug: 'meta_title_description',
    input: {
      page_topic: 'Reparación de bicicletas en Sevilla',
      page_text: facts,
      primary_kw: 'reparación de bicicletas',
      page_type: 'service',
      versions: 1,
    },
    recorded: [snippet('Reparación de bicicletas de todas las marcas en Sevilla, al momento y con recogida')],
  },
  {
    slug: 'seo_article',
    input: {
      topic: 'Cuándo revisar la bicicleta',
      focus_keywords: ['revisión de bicicletas'],
      length: 500,
      tone: 'professional',
      main_title: 'Cuándo revisar la bicicleta',
      paragraphs_headings: ['Señales de desgaste', 'Qué incluye', 'Cuánto cuesta'],
    },
    sources: [sourceOf('Taller', facts)],
  },
] satisfies BenchmarkOrder[];
