// Demo company and its users: it makes tents, sleeping bags and shoes.

export const password = 'trail-shoes-in-november';

export const founder = { name: 'Marta Ferri', email: 'marta@halden.example', password, company: 'Halden Outdoor' };

/** Both are invited; the first becomes an admin. */
export const colleagues = [
  { name: 'Jonas Weber', email: 'jonas@halden.example', role: 'admin' },
  { name: 'Aylin Kaya', email: 'aylin@halden.example', role: null },
] as const;

export type Person = 'marta' | 'jonas' | 'aylin';

/** Each with its folders; a folder in another is written behind it. */
export const workspaces = {
  magazine: { name: 'Outdoor magazine', folders: ['Guides', 'Guides/Winter', 'Social media', 'Newsletter'] },
  shop: { name: 'Shop & campaigns', folders: ['Product pages', 'Campaigns', 'Campaigns/Autumn sale', 'Ads'] },
} as const;

export type WorkspaceName = keyof typeof workspaces;

export const voices = [
  {
    name: 'Halden, warm and plain',
    description: 'How we write to people who walk far: short, concrete, never loud.',
    text: `We have been walking since 1998, and we still check every seam by hand. When it rains for three days, you notice what a tent is worth.
We do not promise summits. We promise dry feet, warm nights and repairs that last. If something tears, send it to us: we mend it, and we tell you how to do it yourself next time.
Our shoes are not for the shop window. They are for wet roots, for the last kilometre, for the day after. Try them at home, walk up and down the stairs, and send them back if they pinch.
You can call us. Someone who has slept in our tents answers.`,
  },
  {
    name: 'Halden shop, brisk',
    description: 'For product pages and ads: benefit first, one figure, one next step.',
    text: `Two people, 2.1 kilos, four minutes. That is the Nordlys 2.
Pitch it in the dark. Close both doors. Sleep. The outer tent holds 3,000 millimetres of water, and the poles bend before they break.
Order today and walk on Saturday. Free returns for 60 days, repairs for ten years. Questions? Write to us, and we answer the same day.`,
  },
];

export const briefings = [
  {
    title: 'Guides for the magazine',
    overall_goal: 'Help readers choose and care for equipment themselves, so that they trust us when they buy.',
    platform: 'halden.example/magazine',
    competitors: 'Large outdoor retailers with advice pages',
    structure: 'Short introduction, one question per section, a checklist at the end',
    tone_of_voice: 'Warm, plain, with figures from our own tests',
  },
  {
    title: 'Autumn sale',
    overall_goal: 'Sell sleeping bags and rain jackets from 6 to 29 November without discounts on tents.',
    platform: 'Shop, newsletter, Google and Meta ads',
    competitors: '',
    structure: 'Offer, product, proof, deadline',
    tone_of_voice: 'Brisk, no exclamation marks',
  },
];

/** Files as a team has them; read as sources. */
export const sources = [
  {
    name: 'Tent test, October',
    file: 'tent-test-october.md',
    text: `# Tent test, October

We pitched four tents for eleven nights on the coast of Halden, with winds of up to 74 km/h and 61 litres of rain per square metre.
The Nordlys 2 was pitched in 4 minutes and 10 seconds on average, alone and with gloves. The inner tent stayed dry on all eleven nights.
Condensation was lowest with both vents open: 38 millilitres a night instead of 112. Two pegs bent in frozen ground; steel pegs held.
A footprint doubles the life of the floor. After eleven nights on gravel, the floor without a footprint showed six abrasions, the one with a footprint none.
Dry a tent within 24 hours after a trip. Mould grew on a wet tent within three days at 18 degrees.`,
  },
  {
    name: 'Care of sleeping bags',
    file: 'care-of-sleeping-bags.txt',
    text: `A down sleeping bag keeps its warmth for about ten years when it is stored loosely. Compressed for a year, it lost 14 percent of its loft in our test.
Wash down at 30 degrees with a detergent for down, twice a year at most, and rinse three times. Dry it for four hours at low heat with three tennis balls.
Synthetic filling dries within two hours and keeps warm when it is damp, but it loses a fifth of its loft within four years.
A liner adds up to five degrees and saves washing. Air the sleeping bag for half an hour each morning.`,
  },
  {
    name: 'Price list autumn 2026',
    file: 'preisliste-herbst-2026.csv',
    text: `product,weight,price,note
"Nordlys 2, tunnel tent","2.1 kg",389 EUR,"two entrances, 3,000 mm"
"Fjell 500, down sleeping bag","980 g",329 EUR,"comfort −4 °C"
"Skog, rain jacket","410 g",179 EUR,"20,000 mm, repairable zip"
"Größenberater Schuhe",,0 EUR,"free with every pair"`,
  },
];

export const question = {
  title: 'Care of sleeping bags',
  ask: 'How should a down sleeping bag be washed and dried?',
  next: 'How much loft does it lose when it is stored compressed?',
};
