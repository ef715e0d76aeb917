// Orders of the demo team. Everything is made without a model and without the internet; finished prose is in `demo-texts.ts` and written by people.
import type { Person, WorkspaceName } from './demo-team.ts';

export interface DemoOrder {
  by: Person;
  tool: string;
  /** A meaningful title in place of the first words of the input. */
  title: string;
  /** The tool's worked example where left out. */
  fields?: Record<string, unknown>;
  workspace?: WorkspaceName;
  folder?: string;
  /** Under which the demo finds it again, where not by its tool. */
  name?: string;
  /** True for documents that fail or wait. */
  isUnwritten?: boolean;
}

const page = 'https://halden.example/uk';

export const orders = {
  styleGuide: {
    by: 'marta',
    tool: 'brand_style_guide',
    title: 'Halden style guide',
    fields: {
      brand: 'Halden',
      samples:
        'We have been walking since 1998, and we still check every seam by hand. When it rains for three days, you notice what a tent is worth.\n\nOur shoes are not for the shop window. They are for wet roots, for the last kilometre, for the day after. Try them at home, and send them back if they pinch.',
      values: 'Repair before new, plain words, figures from our own tests',
      audience: 'People who walk far',
      competitors: [],
      save_brand_voice: false,
      language: 'en',
    },
  },
  robots: {
    by: 'marta',
    tool: 'robots_txt_generator',
    title: 'robots.txt for halden.example',
    workspace: 'magazine',
    fields: {
      default_access: 'allow',
      blocked_bots: ['GPTBot', 'CCBot'],
      disallow: ['/cart', '/account', '/*?sort='],
      allow: ['/account/register'],
      sitemaps: ['https://halden.example/sitemap.xml'],
      test_urls: [`${page}/category/tents?sort=price`, '/account/orders', '/account/register', '/uk/category/tents'],
    },
  },
  slugs: {
    by: 'jonas',
    tool: 'url_slug_generator',
    title: 'Slugs for the winter guides',
    workspace: 'magazine',
    folder: 'Guides',
    fields: {
      titles:
        'How to dry a wet tent in a flat\nDown or synthetic: which sleeping bag?\nHow to dry a wet tent in the flat!\nA visit to Ida’s workshop in Freiburg',
      max_characters: 60,
      remove_stop_words: true,
      separator: '-',
      base_url: 'https://halden.example/magazine/guides',
      language: 'en',
    },
  },
  grammar: { by: 'jonas', tool: 'grammar_fixer', title: 'Boots: text of the shelf card, corrected' },
  contentDesigner: {
    by: 'jonas',
    tool: 'job_posting',
    title: 'Stellenanzeige: Content Designerin in Freiburg',
    name: 'content designer',
    workspace: 'shop',
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
  sitemap: {
    by: 'marta',
    tool: 'sitemap_generator',
    title: 'Sitemap of the British shop',
    workspace: 'shop',
    fields: {
      url_list: `${page}/\n${page}/category/tents\n${page}/category/sleeping-bags\n${page}/cart`,
      max_pages: 200,
      lastmod: true,
      exclude: ['/uk/cart'],
    },
  },
  clusters: {
    by: 'jonas',
    tool: 'keyword_clusters',
    title: 'Keyword groups: tents and sleeping bags',
    workspace: 'magazine',
    fields: {
      keywords_list:
        'two person tent, 2400\ntent for two, 880\ntwo person tents, 720\nbuy two person tent, 90\nhow to wash a sleeping bag, 1900\nwash sleeping bag, 590\nsleeping bag washing guide, 140\ndown sleeping bag, 1300\nwinter sleeping bag, 260\ntent zip repair, 320',
      tightness: 'medium',
      language: 'en',
    },
  },
  reply: {
    by: 'aylin',
    tool: 'review_response',
    title: 'Reply to a review of the Nordlys 2',
    workspace: 'shop',
    folder: 'Product pages',
    name: 'reply',
    fields: {
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
    },
  },
  faq: {
    by: 'aylin',
    tool: 'faq_schema',
    title: 'Questions about repairs, as markup',
    workspace: 'shop',
    folder: 'Product pages',
    fields: {
      faq: 'Q: What does a repair cost?\nA: Nothing on repair weekends, from Friday until Sunday night. On other days we tell you the price first.\n\nQ: How long does a new pole take?\nA: Ten minutes.\n\nQ: Must the tent be dry?\nA: Yes. A wet tent grows mould in the parcel.',
      page_url: `${page}/repairs`,
      html_block: true,
    },
  },
  newsletter: {
    by: 'marta',
    tool: 'grammar_fixer',
    title: 'Newsletter November: repairs, corrected',
    workspace: 'magazine',
    folder: 'Newsletter',
    fields: {
      text: 'We has repaired 1,840 tents last year. Most of them needed a new pole and and ten minutes. Bring the tent dry, and the poles with it.',
      language: 'en',
    },
  },
  productMarkup: {
    by: 'jonas',
    tool: 'structured_data_generator',
    title: 'Product markup of the Nordlys 2',
    workspace: 'shop',
    fields: {
      schema_type: 'Product',
      name: 'Nordlys 2, tunnel tent',
      page_url: `${page}/products/nordlys-2`,
      description: 'Tunnel tent for two people with two entrances. 2.1 kg, 3,000 millimetres.',
      image_url: `${page}/products/nordlys-2.jpg`,
      author: 'Halden Outdoor',
      price: '389.00',
      currency: 'EUR',
    },
  },
  metaTags: {
    by: 'jonas',
    tool: 'seo_metatag_generator',
    title: 'Meta tags of the British home page',
    workspace: 'shop',
    fields: {
      site_title: 'Tents, sleeping bags and jackets that last | Halden',
      site_description:
        'Tents, sleeping bags and rain jackets for long ways. Every zip and pole can be replaced, and our workshop repairs the rest for ten years.',
      site_keywords: ['tents', 'sleeping bags', 'rain jackets'],
      robots_index: 'index',
      robots_follow: 'follow',
      content_type: 'utf-8',
      language: 'en',
      revisit_days: 14,
      author: 'Halden Outdoor',
      canonical_url: `${page}/`,
      image_url: `${page}/workshop.jpg`,
    },
  },
  spanishAds: {
    by: 'jonas',
    tool: 'google_search_ads',
    title: 'Anuncios: zapatillas de trail',
    workspace: 'shop',
    folder: 'Ads',
    name: 'spanish ads',
    fields: {
      product: 'Zapatillas de trail',
      final_url: 'https://halden.example/es/trail',
      benefits:
        'Suela para piedra mojada\nDe la talla 36 a la 48\n290 g por zapatilla\nCambio de suela en nuestro taller\nGuía de tallas gratis',
      keywords: ['zapatillas de trail', 'zapatillas trail mujer', 'zapatillas de montaña'],
      brand: 'Halden',
      headline_count: 10,
      description_count: 3,
      assets: false,
      language: 'es',
    },
  },
  density: {
    by: 'aylin',
    tool: 'keyword_density',
    title: 'Keywords in the guide to sleeping bags',
    workspace: 'magazine',
    fields: {
      text: 'A down sleeping bag keeps its warmth for about ten years. Store the sleeping bag loosely, wash it twice a year at most, and dry it with three tennis balls. A liner adds up to five degrees and saves most of the washing.',
      keywords: ['down sleeping bag', 'sleeping bag', 'liner'],
      ignore_stop_words: true,
      max_words: '3',
      language: 'en',
    },
  },
  socialImage: {
    by: 'marta',
    tool: 'social_image',
    title: 'Dry feet, all autumn: images for social media',
    workspace: 'shop',
    folder: 'Campaigns/Autumn sale',
  },
  banner: {
    by: 'aylin',
    tool: 'banner_generator',
    title: 'Dry feet, all autumn: banners',
    workspace: 'shop',
    folder: 'Campaigns/Autumn sale',
  },
  hreflang: {
    by: 'aylin',
    tool: 'hreflang_generator',
    title: 'hreflang of the home pages',
    workspace: 'shop',
    fields: {
      pages:
        'en-GB | https://halden.example/uk\nde-DE | https://halden.example/de\nde-AT | https://halden.example/at\nnb-NO | https://halden.example/no',
      x_default: 'https://halden.example/uk',
      format: 'html',
      check_pages: false,
    },
  },
  technician: {
    by: 'jonas',
    tool: 'job_posting',
    title: 'Repair technician for tents and shoes',
    workspace: 'shop',
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
  },
  video: {
    by: 'marta',
    tool: 'text_to_video',
    title: 'Autumn collection: film for the shop window',
    workspace: 'shop',
    folder: 'Campaigns/Autumn sale',
  },
  voiceOver: {
    by: 'marta',
    tool: 'voice_over',
    title: 'Trail boot: voice-over of the film',
    workspace: 'shop',
    folder: 'Campaigns/Autumn sale',
  },
  repairAds: {
    by: 'marta',
    tool: 'google_search_ads',
    title: 'Search ads: free tent repairs',
    workspace: 'shop',
    folder: 'Ads',
    name: 'repair ads',
    fields: {
      product: 'Free tent repairs',
      final_url: `${page}/repairs`,
      benefits:
        'A repair costs nothing from Friday until Sunday night\n1,840 tents repaired last year\nNew poles in ten minutes\nWorkshop in Freiburg\nBring the tent dry',
      keywords: ['tent repair', 'tent pole repair', 'tent zip repair'],
      brand: 'Halden',
      headline_count: 10,
      description_count: 3,
      assets: false,
      language: 'en',
    },
  },
  readability: {
    by: 'aylin',
    tool: 'readability_checker',
    title: 'Readability of the tent test',
    workspace: 'magazine',
    fields: {
      text: 'In October we pitched four tents on the coast for eleven nights. The wind reached 74 km/h, and 61 litres of rain fell on every square metre. Two pegs bent in frozen ground, and steel pegs held. A footprint doubles the life of the floor: after eleven nights on gravel, the floor without a footprint showed six abrasions, while the floor with a footprint, which lay beside it on the same stones, showed none at all.',
      target: 'general',
      language: 'en',
    },
  },
  linking: {
    by: 'jonas',
    tool: 'internal_linking',
    title: 'Links for the guide to drying a tent',
    workspace: 'magazine',
    folder: 'Guides',
    fields: {
      text: '<h2>How to dry a wet tent</h2><p>A wet tent grows mould within three days. Hang the flysheet over the shower rail and turn it every two hours. The tent zip dries last, because water stands in it.</p><p>Put a footprint under the tent next time: the floor stays dry and lasts twice as long.</p>',
      target_pages:
        'tent zip | https://halden.example/magazine/guides/repair-a-tent-zip\nfootprint | https://halden.example/magazine/guides/footprint',
      link_mode: 'all',
      max_links: 5,
      first_only: true,
      language: 'en',
    },
  },
  preview: {
    by: 'aylin',
    tool: 'serp_preview',
    title: 'Search preview of the tent test',
    workspace: 'magazine',
    fields: {
      meta_title: 'Four tents, eleven nights on the coast | Halden magazine',
      meta_description:
        'We pitched four tents for eleven nights of wind and rain: how fast each stands, what stayed dry inside, and what a footprint does for the floor.',
      page_url: 'https://halden.example/magazine/guides/four-tents-eleven-nights',
      site_name: 'Halden magazine',
      primary_kw: 'tent test',
      date: '2026-11-20',
    },
  },
  announcement: {
    by: 'marta',
    tool: 'text_to_speech',
    title: 'Announcement: repair weekend',
    fields: {
      text: 'Good morning. The repair weekend begins on Friday.\n\nBring your tent dry, and bring the poles with it.',
      voice: 'female_1',
      speed: 1,
      style: 'neutral',
      pronunciations: '',
      audio_format: 'mp3',
      language: 'en',
    },
  },
  picture: { by: 'marta', tool: 'text_to_image', title: 'Boots for wet trails: title picture', workspace: 'magazine' },
  /** Waits for a model, as long as none is connected. */
  waiting: {
    by: 'marta',
    tool: 'tone_changer',
    title: 'Letter to applicants, friendlier',
    isUnwritten: true,
    workspace: 'magazine',
  },
  /** Fails: the name of its page cannot be looked up anywhere. */
  failing: {
    by: 'jonas',
    tool: 'on_page_audit',
    title: 'Check of the tents page',
    isUnwritten: true,
    fields: { page_url: 'https://shop.halden.invalid/tents' },
    workspace: 'shop',
  },
} as const satisfies Record<string, DemoOrder>;

/** Rows of a bulk order of replies to reviews: shop, review, stars, the facts, language. */
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
