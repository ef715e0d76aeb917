import { adOf, type BenchmarkOrder, faqOf, shortened, snippetOf, sourceOf } from './benchmark-order.ts';

const facts =
  'Nous réparons à Nantes des vélos de toutes marques. La révision complète coûte 72 euros et demande deux jours ouvrés. Les petites réparations se font tout de suite. En ville, nous enlevons les vélos pour 10 euros. Questions : bonjour@lindner.example.';
const english = faqOf(
  [
    'What does it cost?',
    'A full service costs 72 euros and takes two working days. Small repairs are done at once, while you wait in the shop.',
  ],
  [
    'Do you collect bicycles?',
    'Yes, we collect bicycles in town for 10 euros, and bring them back to you when the work on them is done.',
  ],
  [
    'Which makes do you repair?',
    'We repair bicycles of all makes in Nantes, and you can write to us with any question that you have.',
  ],
);

export default [
  {
    slug: 'text_shortener',
    input: { text: facts, unit: 'characters', limit: 130, versions: 1 },
    recorded: [
      shortened('À Nantes, nous réparons les vélos de toutes marques : petites réparations tout de suite, révision à 72 euros.'),
    ],
  },
  {
    // In another language at first.
    slug: 'faq_generator',
    input: { subject: 'Réparation de vélos à Nantes', information: facts, quantity: 3, answer_length: 'short', tone: 'friendly' },
    recorded: [
      english,
      faqOf(
        ['Combien coûte la révision complète ?', 'La révision complète coûte 72 euros et demande deux jours ouvrés.'],
        ['Enlevez-vous les vélos ?', 'Oui, en ville, nous enlevons les vélos pour 10 euros.'],
        ['Quelles marques réparez-vous ?', 'Nous réparons des vélos de toutes marques.'],
      ),
    ],
  },
  {
    // Names a competitor, twice.
    slug: 'google_search_ads',
    input: {
      product: 'Réparation de vélos à Nantes',
      final_url: 'https://lindner.example/reparation',
      benefits: facts.replaceAll('. ', '\n'),
      keywords: ['réparation vélo', 'révision vélo', 'Nantes'],
      headline_count: 4,
      description_count: 2,
      assets: false,
      tone: 'friendly',
    },
    competitors: ['Cyclorapide'],
    recorded: [
      adOf(
        ['Réparation vélo à Nantes', 'Mieux que Cyclorapide', 'Révision vélo : 72 euros', 'Réparé tout de suite'],
        ['Vélos de toutes marques, réparés à Nantes. Réservez.', 'Enlèvement en ville pour 10 euros.'],
        'velo',
        'nantes',
      ),
    ],
  },
  {
    slug: 'meta_title_description',
    input: {
      page_topic: 'Réparation de vélos à Nantes',
      page_text: facts,
      primary_kw: 'réparation vélo',
      page_type: 'service',
      versions: 1,
    },
    recorded: [
      snippetOf(
        'Réparation vélo à Nantes, toutes marques',
        'Réparation vélo de toutes marques à Nantes : petites réparations tout de suite, révision complète en deux jours à 72 euros.',
      ),
    ],
  },
  {
    slug: 'seo_article',
    input: {
      topic: 'Quand faire réviser son vélo',
      focus_keywords: ['révision vélo'],
      length: 500,
      tone: 'professional',
      main_title: 'Quand faire réviser son vélo',
      paragraphs_headings: ['Les signes d’usure', 'Ce que comprend la révision', 'Ce qu’elle coûte'],
    },
    sources: [sourceOf('Atelier', facts)],
  },
] satisfies BenchmarkOrder[];
