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
  text: 'The Nordlys 2 weighs 2.1 kg with its pegs and is pitched in four minutes. It is a tunnel tent for two people with two entrances. The flysheet of the Nordlys 2 is ripstop nylon with a water column of 3,000 mm. The inner tent hangs in the flysheet and stays dry when the tent is pitched in rain. Halden repairs the tent for ten years.',
  format: 'both',
  length: 60,
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
  { by: 'aylin', tool: 'text_summary', workspace: 'magazine', folder: 'Newsletter' },
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
  { by: 'aylin', tool: 'text_summary', fields: tent, workspace: 'shop', folder: 'Product pages' },
  { by: 'aylin', tool: 'faq_schema', workspace: 'shop', folder: 'Product pages' },
  { by: 'jonas', tool: 'internal_linking', workspace: 'shop', folder: 'Product pages' },
  { by: 'jonas', tool: 'keyword_clusters', workspace: 'magazine' },
  { by: 'marta', tool: 'text_shortener', workspace: 'magazine', folder: 'Newsletter' },
  { by: 'aylin', tool: 'review_response', workspace: 'magazine', folder: 'Social media' },
  { by: 'jonas', tool: 'structured_data_generator', workspace: 'shop' },
  { by: 'marta', tool: 'job_posting', workspace: 'magazine' },
  { by: 'aylin', tool: 'web_article', fields: tentTest, sources: [0], workspace: 'magazine', folder: 'Newsletter' },
  {
    by: 'jonas',
    tool: 'meta_title_description',
    fields: {
      page_topic: 'Comparativa de zapatillas de trail para senderos mojados',
      primary_kw: 'zapatillas de trail',
      brand: 'Halden',
      page_type: 'article',
      versions: 3,
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
    tool: 'text_shortener',
    fields: {
      text: 'We repaired 1,840 tents last year. Most of them needed a new pole and ten minutes. From Friday until Sunday night a repair costs nothing in our shop in Freiburg. Bring the tent dry and the poles with it.',
      unit: 'characters',
      limit: 120,
      versions: 2,
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

/** Rows of a bulk order of meta data: name, features, keyword, language. */
const bulkRows = [
  ['Nordlys 3', 'Three-person tunnel tent. Weight 2.9 kg. Two entrances. Ripstop nylon.', 'tunnel tent', 'en'],
  ['Fjell 500', 'Daunenschlafsack. Komfort bis −4 °C. Gewicht 980 g. Reißverschluss links.', 'Daunenschlafsack', 'de'],
  ['Fjell 300', 'Daunenschlafsack. Komfort bis 3 °C. Gewicht 720 g.', 'Sommerschlafsack', 'de'],
  ['Skog', 'Rain jacket. 20,000 mm water column. Weight 410 g. Repairable zip.', 'rain jacket', 'en'],
  ['Skog', 'Giacca impermeabile. Colonna d’acqua 20.000 mm. Peso 410 g.', 'giacca impermeabile', 'it'],
  ['Sti Low', 'Trail shoe. Sole for wet stones. Weight 290 g. Resoled in our workshop.', 'trail shoes', 'en'],
  ['Sti Mid', 'Wanderschuh mit mittelhohem Schaft. Sohle für nasse Steine. Größen 36 bis 48.', 'Wanderschuhe', 'de'],
  ['Bekk', 'Gourde isotherme. 0,75 litre. Acier inoxydable. Garde au chaud 12 heures.', 'gourde isotherme', 'fr'],
];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The same as the file that a team would export from its shop. */
export const bulkFile = {
  name: 'products-autumn.csv',
  text: [
    'page_topic,page_text,primary_kw,language,page_type,brand',
    ...bulkRows.map((row) => [...row.map(cell), 'product', 'Halden'].join(',')),
  ].join('\r\n'),
};
