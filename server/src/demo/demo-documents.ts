// What the team ordered: most of it from the tools' worked examples, the rest for the company itself. Everything is made without a model and without the internet.
import type { Person, WorkspaceName } from './demo-team.ts';

export interface DemoOrder {
  by: Person;
  tool: string;
  /** The tool's worked example where left out. */
  fields?: Record<string, unknown>;
  workspace?: WorkspaceName;
  folder?: string;
  /** Positions of the team's sources that it quotes. */
  sources?: number[];
}

const tent = {
  review:
    'Pitched in ten minutes on our first evening, and there is room for two. Is it really that light? It rained all night, and the floor was damp.',
  rating: '4',
  platform: 'other',
  business: 'Halden',
  facts:
    'The Nordlys 2 weighs 2.1 kg with its pegs. The inner tent hangs in the flysheet and stays dry when it is pitched in rain. Keep both vents open at night.',
  signature: 'Aylin from Halden',
  versions: 1,
  tone: 'friendly',
  language: 'en',
};

const sleepingBags = {
  topic: 'How a down sleeping bag lasts for years',
  article_type: 'feature',
  main_title: 'How a down sleeping bag lasts for years',
  paragraphs_headings: ['Storing it', 'Washing and drying', 'Synthetic filling'],
  audience: 'people who camp in winter',
  length: 500,
  language: 'en',
};

const tentTest = {
  topic: 'Four tents, eleven nights on the coast',
  article_type: 'feature',
  main_title: 'Four tents, eleven nights on the coast',
  paragraphs_headings: ['Pitching and nights', 'Pegs, floor and footprint', 'Drying'],
  audience: 'people who hike in autumn',
  length: 500,
  language: 'en',
};

/** Oldest first: their dates are spread over six weeks in this order. */
export const documents: DemoOrder[] = [
  { by: 'marta', tool: 'brand_style_guide' },
  { by: 'marta', tool: 'robots_txt_generator', workspace: 'magazine' },
  { by: 'jonas', tool: 'url_slug_generator', workspace: 'magazine', folder: 'Guides' },
  { by: 'aylin', tool: 'web_article', fields: sleepingBags, sources: [1], workspace: 'magazine', folder: 'Newsletter' },
  { by: 'jonas', tool: 'grammar_fixer' },
  {
    by: 'jonas',
    tool: 'job_posting',
    fields: {
      job_title: 'Content Designerin',
      seniority: 'senior',
      company_name: 'Halden Outdoor GmbH',
      presentation:
        'Halden entwickelt seit 1998 Zelte, Schlafsäcke und Schuhe für lange Wege. 64 Menschen arbeiten in Freiburg und unterwegs.',
      responsibilities:
        'Produkttexte und Ratgeber planen und schreiben\nDen Redaktionsplan führen\nMit Fotografie und Produktentwicklung zusammenarbeiten\nFreie Autorinnen und Autoren briefen',
      skills: 'Fünf Jahre Erfahrung im Content-Bereich\nSicheres Deutsch und gutes Englisch\nErfahrung mit SEO',
      reasons_to_apply: '30 Tage Urlaub\nVier-Tage-Woche möglich\nAusrüstung zum Testen',
      annual_compensation: '52.000–58.000 EUR brutto',
      location: 'Freiburg, hybrid',
      application_instructions: 'Bewerbung mit zwei Arbeitsproben an jobs@halden.example bis zum 15. Januar.',
      language: 'de',
    },
  },
  { by: 'marta', tool: 'sitemap_generator' },
  { by: 'aylin', tool: 'review_response', workspace: 'magazine', folder: 'Social media' },
  { by: 'aylin', tool: 'faq_schema', workspace: 'shop', folder: 'Product pages' },
  { by: 'jonas', tool: 'internal_linking', workspace: 'shop', folder: 'Product pages' },
  { by: 'jonas', tool: 'keyword_clusters', workspace: 'magazine' },
  {
    by: 'marta',
    tool: 'grammar_fixer',
    fields: {
      text: 'We has repaired 1,840 tents last year. Most of them needed a new pole and and ten minutes. Bring the tent dry, and the poles with it.',
      language: 'en',
    },
    workspace: 'magazine',
    folder: 'Newsletter',
  },
  { by: 'aylin', tool: 'review_response', fields: tent, workspace: 'shop', folder: 'Product pages' },
  { by: 'jonas', tool: 'structured_data_generator', workspace: 'shop' },
  { by: 'marta', tool: 'job_posting', workspace: 'magazine' },
  { by: 'aylin', tool: 'web_article', fields: tentTest, sources: [0], workspace: 'magazine', folder: 'Newsletter' },
  {
    by: 'jonas',
    tool: 'google_search_ads',
    fields: {
      product: 'Zapatillas de trail',
      final_url: 'https://shop.halden.example/es/trail',
      benefits:
        'Suela para piedra mojada\nDe la talla 36 a la 48\n290 g por zapatilla\nCambio de suela en nuestro taller\nGuía de tallas gratis',
      keywords: ['zapatillas de trail', 'zapatillas trail mujer', 'zapatillas de montaña'],
      brand: 'Halden',
      headline_count: 10,
      description_count: 3,
      assets: false,
      language: 'es',
    },
    workspace: 'shop',
  },
  { by: 'marta', tool: 'restaurant_menu' },
  { by: 'aylin', tool: 'keyword_density', workspace: 'magazine' },
  { by: 'jonas', tool: 'blog_post', workspace: 'magazine', folder: 'Guides' },
  { by: 'jonas', tool: 'seo_metatag_generator', workspace: 'shop' },
  { by: 'marta', tool: 'social_image', workspace: 'shop', folder: 'Campaigns/Autumn sale' },
  { by: 'aylin', tool: 'banner_generator', workspace: 'shop', folder: 'Campaigns/Autumn sale' },
  { by: 'aylin', tool: 'google_search_ads', workspace: 'shop', folder: 'Ads' },
  { by: 'aylin', tool: 'hreflang_generator', workspace: 'shop' },
  {
    by: 'jonas',
    tool: 'job_posting',
    fields: {
      job_title: 'Repair technician for tents and shoes',
      seniority: 'middle',
      company_name: 'Halden Outdoor',
      presentation:
        'We make tents, boots and backpacks, and we repair them: 1,840 tents last year. The workshop is in Rheinstraße 9 in Freiburg.',
      responsibilities: 'Mend fly sheets, poles and zips\nResole hiking boots\nShow customers at repair weekends how it is done',
      skills: 'Training as a saddler, shoemaker or tailor\nPatience with customers\nNice to have: experience with ripstop nylon',
      reasons_to_apply: '30 days of holiday\nGear at cost price\nNo work on Sundays',
      annual_compensation: 'EUR 36,000-40,000',
      location: 'Freiburg',
      application_instructions: 'Write to Ida Berg: workshop@halden.example',
      tone: 'friendly',
      language: 'en',
    },
    workspace: 'shop',
    folder: 'Campaigns/Autumn sale',
  },
  { by: 'marta', tool: 'text_to_video', workspace: 'shop', folder: 'Campaigns/Autumn sale' },
  { by: 'marta', tool: 'voice_over', workspace: 'shop', folder: 'Campaigns/Autumn sale' },
  {
    by: 'marta',
    tool: 'google_search_ads',
    fields: {
      product: 'Free tent repairs',
      final_url: 'https://shop.halden.example/repairs',
      benefits:
        'A repair costs nothing from Friday until Sunday night\n1,840 tents repaired last year\nNew poles in ten minutes\nWorkshop in Freiburg\nBring the tent dry',
      keywords: ['tent repair', 'tent pole repair', 'tent zip repair'],
      brand: 'Halden',
      headline_count: 10,
      description_count: 3,
      assets: false,
      language: 'en',
    },
    workspace: 'shop',
    folder: 'Campaigns/Autumn sale',
  },
  { by: 'jonas', tool: 'seo_article', workspace: 'magazine', folder: 'Guides/Winter' },
  { by: 'aylin', tool: 'readability_checker', workspace: 'magazine' },
  {
    by: 'jonas',
    tool: 'real_estate_ad',
    fields: {
      property_type: 'flat',
      contract: 'sell',
      price: 385000,
      currency: 'EUR',
      city: 'Torino',
      district: 'San Salvario',
      area: 96,
      bedrooms: 2,
      living_room: 1,
      kitchen: 'eat_in',
      bathroom: 2,
      floor: '3° di 5',
      elevator: true,
      terrace: true,
      garage: false,
      transport_proximity: 'Metro Marconi a 300 metri',
      conditions: 'renovated',
      energy_class: 'B',
      additional_features: 'Parquet in rovere, riscaldamento autonomo, cantina di 6 mq',
      length: 150,
      language: 'it',
    },
  },
  { by: 'marta', tool: 'text_to_speech' },
  { by: 'aylin', tool: 'serp_preview', workspace: 'magazine' },
  { by: 'marta', tool: 'text_to_image', workspace: 'magazine' },
];

/** Waits for a model, as long as none is connected. */
export const waiting: DemoOrder = { by: 'aylin', tool: 'tone_changer', workspace: 'magazine' };

/** Fails: the name of its page cannot be looked up anywhere. */
export const failing: DemoOrder = {
  by: 'jonas',
  tool: 'on_page_audit',
  fields: { page_url: 'https://shop.halden.invalid/tents' },
  workspace: 'shop',
};

/** Rows of a bulk order of replies to reviews: shop, review, stars, what really happened, language. */
const bulkRows = [
  ['Halden London', 'The Skog jacket kept me dry for a whole week in Wales.', '5', '', 'en'],
  ['Halden Freiburg', 'Freundliche Beratung, und die Stange unseres Zelts war in zehn Minuten repariert.', '5', '', 'de'],
  ['Halden Freiburg', 'Gute Auswahl, aber am Samstag mussten wir lange warten.', '3', 'Vormittags ist es am ruhigsten.', 'de'],
  ['Halden London', 'The zip of my jacket broke after two months.', '2', 'We repair zips free of charge for two years.', 'en'],
  ['Halden Torino', 'Personale gentile e scarpe comode, ma il negozio era rumoroso.', '4', '', 'it'],
  ['Halden London', 'They resoled my trail shoes and they grip on wet stones like new.', '5', '', 'en'],
  ['Halden Zürich', 'Die Schuhe waren zu klein, der Umtausch ging sofort.', '4', 'Der Größenberater ist kostenlos.', 'de'],
  ['Halden Lyon', 'La gourde garde le thé chaud toute la journée.', '5', '', 'fr'],
];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The same as the file that a team would export from where its reviews come in. */
export const bulkFile = {
  name: 'reviews-autumn.csv',
  text: ['business,review,rating,facts,language,platform', ...bulkRows.map((row) => [...row.map(cell), 'google'].join(','))].join(
    '\r\n',
  ),
};
