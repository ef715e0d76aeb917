// Sample content: an invented outdoor shop, in English. Its names say that it is a sample.

export const sampleName = 'Halden Outdoor (sample)';
export const sampleUrl = 'https://halden-outdoor.example/';

const page = (path: string, title: string, description: string, ...paragraphs: string[]) => ({
  path,
  title,
  description,
  paragraphs,
});

/** Pages of the sample website; each begins with its title. */
export const samplePages = [
  page(
    '',
    'Halden Outdoor: tents, bags and repairs',
    'Tents, sleeping bags and stoves for long tours, and a workshop that repairs what you own.',
    'We make tents, sleeping bags and stoves for people who stay out longer than planned. You can borrow most of them for a weekend before you buy.',
    'Our workshop in Innsbruck repairs what we sell and what others sold you. We tell you the price before we start. If a repair is not worth it, we say so.',
    'Ask us anything. Three of us have slept in every tent on this page, and we remember the nights that went wrong.',
  ),
  page(
    'guides/comfort-rating',
    'Comfort rating of sleeping bags explained for cold nights in the mountains and wet autumn weekends',
    '',
    'The comfort rating says at which temperature an average woman sleeps well. The limit says when an average man begins to feel cold. You should buy by the comfort rating, and you should be honest with yourself.',
    'We tested eleven bags in a cold room. Nine of them kept their promise. Two were four degrees too optimistic, so we do not sell them.',
    'A liner adds about three degrees. A dry pair of socks adds more than you think. A good sleeping mat adds most of all.',
  ),
  page(
    'repairs',
    'Repairs',
    'What our workshop repairs, what it costs and how long it takes.',
    'We repair zips, poles and seams. A new slider costs 12 euros and takes ten minutes. A broken pole takes a day.',
    'Send us a photo first. We answer within a day, and you know what it costs before you post anything.',
    'Seam sealer is all you need for most leaks. If water still comes in, read our guide to the comfort rating as well: a wet bag is a cold bag.',
  ),
  page(
    'tents/fjordheim-2',
    'Fjordheim 2, the light tent for two people, a dog and four seasons of weather above the tree line',
    '',
    'The Fjordheim 2 weighs 2.4 kilograms and stands in eight minutes. We pitched it in snow, in sand and once on a car park.',
    'Two people fit in easily. A dog fits in if it is friendly. You get repair patches and a spare pole with every tent.',
    'Our workshop keeps parts for ten years. If you break a pole in 2035, we will still have one.',
  ),
] as const;

export const sampleJob = {
  job_title: 'Store manager',
  seniority: 'middle',
  company_name: 'Halden Outdoor',
  presentation:
    'Halden Outdoor sells and repairs tents, sleeping bags and stoves. 14 people work in our shop and workshop in Innsbruck.',
  responsibilities:
    'Lead a team of six in the shop\nPlan shifts and order stock\nAdvise customers on tents and sleeping bags\nRun repair days with the workshop',
  skills: 'Three years of experience in retail\nGood German and English\nNice to have: experience with outdoor equipment',
  reasons_to_apply: '30 days of holiday\nFour-day week possible\nEquipment at cost price',
  annual_compensation: 'EUR 38,000-44,000',
  location: 'Innsbruck',
  application_instructions: 'Send your CV to jobs@halden-outdoor.example by 30 September. Your contact is Marta Ferri.',
  tone: 'friendly',
  language: 'en',
};
