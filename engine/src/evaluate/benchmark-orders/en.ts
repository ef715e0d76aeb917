import { adOf, type BenchmarkOrder, faqOf, shortened, snippetOf, sourceOf } from './benchmark-order.ts';

const facts =
  'We repair bicycles of all makes in Leith. A full service costs 85 pounds and takes two working days. Small repairs are done while you wait. We collect bicycles in Edinburgh for 12 pounds. Questions: hello@lindner.example.';
const ad = adOf(
  [
    'Bicycle repair in Leith',
    'Small repairs while you wait',
    'Full service for 85 pounds',
    'The friendliest bicycle workshop in town',
  ],
  ['All makes repaired in Leith. Book a full service today.', 'We collect your bicycle in Edinburgh for 12 pounds.'],
  'repair',
  'leith',
);

export default [
  {
    slug: 'text_shortener',
    input: { text: facts, unit: 'characters', limit: 120, versions: 1 },
    recorded: [
      shortened('We repair bicycles of all makes in Leith: small repairs while you wait, a full service for 85 pounds.'),
    ],
  },
  {
    // An invented name, year and certificate.
    slug: 'faq_generator',
    input: { subject: 'Bicycle repair in Leith', information: facts, quantity: 3, answer_length: 'short', tone: 'friendly' },
    recorded: [
      faqOf(
        ['What does a full service cost?', 'A full service costs 85 pounds and takes two working days.'],
        [
          'Can you repair my bicycle while I wait?',
          'Yes, small repairs are done while you wait, says Marie Keller, who has run the workshop since 1998.',
        ],
        ['Do you collect bicycles?', 'Yes, we collect bicycles in Edinburgh for 12 pounds. Our workshop is ISO 9001 certified.'],
      ),
    ],
  },
  {
    // One headline is too long, twice.
    slug: 'google_search_ads',
    input: {
      product: 'Bicycle repair in Leith',
      final_url: 'https://lindner.example/repair',
      benefits: facts.replaceAll('. ', '\n'),
      keywords: ['bicycle repair', 'bicycle service', 'Leith'],
      headline_count: 4,
      description_count: 2,
      assets: false,
      tone: 'friendly',
    },
    recorded: [ad],
  },
  {
    slug: 'meta_title_description',
    input: {
      page_topic: 'Bicycle repair in Leith',
      page_text: facts,
      primary_kw: 'bicycle repair',
      page_type: 'service',
      versions: 1,
    },
    recorded: [
      snippetOf(
        'Bicycle repair in Leith, all makes',
        'Bicycle repair for all makes in Leith: small repairs while you wait, a full service in two working days for 85 pounds. Book yours now.',
      ),
    ],
  },
  {
    slug: 'seo_article',
    input: {
      topic: 'When a bicycle needs a service',
      focus_keywords: ['bicycle service'],
      length: 500,
      tone: 'professional',
      main_title: 'When a bicycle needs a service',
      paragraphs_headings: ['Signs of wear', 'What a service includes', 'What it costs'],
    },
    sources: [sourceOf('Workshop', facts)],
  },
] satisfies BenchmarkOrder[];
