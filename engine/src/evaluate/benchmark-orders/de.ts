import { adOf, type BenchmarkOrder, faqOf, shortened, snippetOf, sourceOf } from './benchmark-order.ts';

const facts =
  'Wir reparieren in Graz Fahrräder aller Marken. Ein großes Service kostet 79 Euro und dauert zwei Werktage. Kleine Reparaturen machen wir sofort. Im Stadtgebiet holen wir Räder für 9 Euro ab. Fragen: servus@lindner.example.';
const first = adOf(
  ['Fahrradreparatur in Graz', '[Ihr Name] repariert Räder', 'Großes Service: 79 Euro', 'Kleine Reparaturen sofort'],
  ['Räder aller Marken, repariert in Graz. Jetzt Termin vereinbaren.', 'Wir holen Ihr Rad im Stadtgebiet für 9 Euro ab.'],
  'reparatur',
  'graz',
);
// The placeholder is set right, and another headline is broken instead.
const second = adOf(
  ['Fahrradreparatur in Graz für alle Marken', 'Räder aller Marken', 'Großes Service: 79 Euro', 'Kleine Reparaturen sofort'],
  first.descriptions,
  'reparatur',
  'graz',
);

export default [
  {
    // Too long at first.
    slug: 'text_shortener',
    input: { text: facts, unit: 'characters', limit: 120, versions: 1 },
    recorded: [
      shortened(facts),
      shortened('Wir reparieren in Graz Räder aller Marken: Kleines sofort, das große Service um 79 Euro in zwei Werktagen.'),
    ],
  },
  {
    slug: 'faq_generator',
    input: { subject: 'Fahrradreparatur in Graz', information: facts, quantity: 3, answer_length: 'short', tone: 'friendly' },
    recorded: [
      faqOf(
        ['Was kostet ein großes Service?', 'Ein großes Service kostet 79 Euro und dauert zwei Werktage.'],
        ['Holen Sie mein Rad ab?', 'Ja, im Stadtgebiet holen wir Räder für 9 Euro ab.'],
        ['Wie lange dauern kleine Reparaturen?', 'Kleine Reparaturen machen wir sofort, meist in 20 Minuten.'],
      ),
    ],
  },
  {
    slug: 'google_search_ads',
    input: {
      product: 'Fahrradreparatur in Graz',
      final_url: 'https://lindner.example/reparatur',
      benefits: facts.replaceAll('. ', '\n'),
      keywords: ['Fahrradreparatur', 'Service', 'Graz'],
      headline_count: 4,
      description_count: 2,
      assets: false,
      tone: 'friendly',
    },
    recorded: [first, second],
  },
  {
    slug: 'meta_title_description',
    input: {
      page_topic: 'Fahrradreparatur in Graz',
      page_text: facts,
      primary_kw: 'Fahrradreparatur',
      page_type: 'service',
      versions: 1,
    },
    recorded: [
      snippetOf(
        'Fahrradreparatur in Graz, alle Marken',
        'Fahrradreparatur für alle Marken in Graz: Kleines sofort, großes Service in zwei Werktagen um 79 Euro. Jetzt Termin vereinbaren.',
      ),
    ],
  },
  {
    slug: 'seo_article',
    input: {
      topic: 'Wann ein Fahrrad ein Service braucht',
      focus_keywords: ['Fahrradservice'],
      length: 500,
      tone: 'professional',
      main_title: 'Wann ein Fahrrad ein Service braucht',
      paragraphs_headings: ['Zeichen von Verschleiß', 'Was ein Service umfasst', 'Was es kostet'],
    },
    sources: [sourceOf('Werkstatt', facts)],
  },
] satisfies BenchmarkOrder[];
