// Finished texts of the invented company, which its people write in their tasks. No model is asked, so every one of them is by the person named.
import type { Person, WorkspaceName } from './demo-team.ts';

export interface DemoText {
  title: string;
  /** Under which its page stands on the website. */
  slug: string;
  keyword: string;
  description: string;
  by: Person;
  workspace: WorkspaceName;
  /** A heading of each section with its paragraphs. */
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
  intro: string;
}

export const htmlOf = ({ title, intro, sections }: DemoText): string =>
  [
    `<h1>${title}</h1>`,
    `<p>${intro}</p>`,
    ...sections.flatMap(([heading, ...paragraphs]) => [`<h2>${heading}</h2>`, ...paragraphs.map((text) => `<p>${text}</p>`)]),
  ].join('');

export const texts = {
  sleepingBags: {
    title: 'How a down sleeping bag lasts for years',
    slug: 'down-sleeping-bag-care',
    keyword: 'down sleeping bag',
    description: 'Storing, washing and drying: how a down sleeping bag keeps its warmth for ten years.',
    by: 'aylin',
    workspace: 'magazine',
    intro:
      'A down sleeping bag keeps its warmth for about ten years. Three habits decide whether it does: how you store it, how you wash it and how you dry it.',
    sections: [
      [
        'Store it loosely',
        'Take the bag out of its stuff sack when you come home. In our test, a bag that stayed compressed for a year lost 14 percent of its loft. Hang it in a wardrobe, or use the large cotton bag that comes with it.',
        'Air it for half an hour each morning of a trip. Moisture from the night weighs more than most people think.',
      ],
      [
        'Wash it twice a year at most',
        'Use a detergent for down, choose 30 degrees and rinse three times. A liner adds up to five degrees of warmth and saves most of the washing.',
      ],
      [
        'Dry it with tennis balls',
        'Put the bag into a tumble dryer at low heat for four hours, with three tennis balls. They break up the clumps in which wet down sticks together. The bag is dry when no clump is left.',
      ],
    ],
  },
  zip: {
    title: 'Repair a tent zip at the campsite',
    slug: 'repair-a-tent-zip',
    keyword: 'tent zip',
    description: 'Three faults of a tent zip and how to repair each with pliers and a toothbrush.',
    by: 'jonas',
    workspace: 'magazine',
    intro:
      'A tent zip fails at the worst moment, and almost always for one of three reasons. You need small pliers and an old toothbrush, and ten minutes.',
    sections: [
      [
        'The teeth open behind the slider',
        'The slider is worn. Move it to the end of the zip and press its two halves together with pliers, a little on each side. Try the zip after every press: too much pressure blocks the slider.',
      ],
      [
        'The slider sticks',
        'Sand is the cause in nine of ten cases. Brush the teeth along the whole zip, rinse them with clear water and let them dry. Do not use oil, because oil keeps the next sand.',
      ],
      [
        'A tooth is missing',
        'Sew the zip shut below the gap and use the part above it. After the trip, our workshop replaces the zip and keeps the fabric.',
        'While you wait, look at the floor. A footprint keeps stones away from it, and a floor is harder to replace than a zip.',
      ],
    ],
  },
  boots: {
    title: 'Trail shoes or boots: your route decides',
    slug: 'trail-shoes-or-boots',
    keyword: 'trail shoes',
    description: 'Trail shoes are light, boots carry weight. Four questions lead to the right pair.',
    by: 'aylin',
    workspace: 'magazine',
    intro:
      'Trail shoes are light and dry fast. Boots carry weight and keep stones out. Four questions about your route decide between them.',
    sections: [
      [
        'How much do you carry?',
        'Below eight kilos, trail shoes are enough for most people. With a tent, food and a down sleeping bag on your back, the stiff sole of a boot saves strength on every descent.',
      ],
      [
        'How wet is the path?',
        'A boot stays dry for longer, but once it is wet it stays wet for two days. A trail shoe is soaked after an hour and dry after three. On a tour with many fords, the shoe wins.',
      ],
      [
        'Try them on the stairs',
        'Walk up and down the stairs at home for twenty minutes, in the socks of the tour. Your toes must not touch the front on the way down. Send the pair back if they do.',
      ],
    ],
  },
  tentTest: {
    title: 'Four tents, eleven nights on the coast',
    slug: 'four-tents-eleven-nights',
    keyword: 'tent test',
    description: 'We pitched four tents for eleven nights of wind and rain. This is what held.',
    by: 'aylin',
    workspace: 'magazine',
    intro:
      'In October we pitched four tents on the coast for eleven nights. The wind reached 74 km/h, and 61 litres of rain fell on every square metre.',
    sections: [
      [
        'Pitching',
        'The Nordlys 2 stood after 4 minutes and 10 seconds on average, pitched alone and with gloves. Two pegs bent in frozen ground. Steel pegs held.',
      ],
      [
        'Nights',
        'Condensation was lowest with both vents open: 38 millilitres a night instead of 112. The inner tent of the Nordlys 2 stayed dry on all eleven nights.',
      ],
      [
        'The floor',
        'A footprint doubles the life of the floor. After eleven nights on gravel, the floor without a footprint showed six abrasions. The floor with a footprint showed none.',
        'Dry a tent within 24 hours after a trip. Mould grew on a wet tent within three days at 18 degrees.',
      ],
    ],
  },
  workshop: {
    title: 'A day in the workshop in Freiburg',
    slug: 'workshop-in-freiburg',
    keyword: 'tent repair',
    description: 'Ida Berg and her team repaired 1,840 tents last year. We watched for a day.',
    by: 'jonas',
    workspace: 'magazine',
    intro:
      'Ida Berg opens the workshop in Rheinstraße 9 at seven. By then, eleven parcels are waiting. Last year she and her team repaired 1,840 tents.',
    sections: [
      [
        'Ten minutes for a pole',
        'Most tents need a new pole, and a new pole takes ten minutes. “The difficult part is the phone call,” says Ida Berg. “People want to know whether their tent is worth it. It almost always is.”',
      ],
      [
        'What cannot be repaired',
        'Fabric that has stood in the sun for ten summers tears beside every seam. Then the workshop keeps the poles and zips for other tents and says so.',
      ],
      [
        'Bring it dry',
        'A wet tent grows mould in the parcel. Dry it first, and send the poles with it. A tent repair costs nothing on repair weekends.',
      ],
    ],
  },
  stoves: {
    title: 'Cook in the wind: three ways to shield a stove',
    slug: 'cook-in-the-wind',
    keyword: 'camping stove',
    description: 'Wind takes most of the heat of a camping stove. Three shields and what they save.',
    by: 'jonas',
    workspace: 'magazine',
    intro: 'Wind takes most of the heat of a camping stove. A shield costs nothing, weighs little and saves gas on every tour.',
    sections: [
      [
        'Stones',
        'Build a wall on three sides, one hand wider than the pot. Leave the side without wind open, because the flame needs air.',
      ],
      [
        'A folding shield',
        'Five plates of aluminium weigh 140 grams. Never close the circle around a stove whose cartridge stands below it: the cartridge becomes hot.',
      ],
      ['Your backpack', 'It works, at a distance of one arm. Never cook inside a tent. Carbon monoxide has no smell.'],
    ],
  },
  gifts: {
    title: 'Ten presents for people who walk',
    slug: 'ten-presents',
    keyword: 'presents for hikers',
    description: 'Ten small presents for people who walk far, each used on every tour.',
    by: 'aylin',
    workspace: 'magazine',
    intro: 'A good present for people who walk is small, light and used on every tour. We asked our shops for ten of them.',
    sections: [
      [
        'For the feet',
        'Two pairs of wool socks, a tin of wax for leather, and a resole voucher of our workshop. The voucher is the present that customers thank us for most often.',
      ],
      ['For the night', 'A silk liner for the sleeping bag, a lamp that fits on a tent pole, and ear plugs against the rain.'],
      [
        'For the bag',
        'A repair kit for tent and zip, a folding cup, a map in paper, and a whistle. All ten weigh less than a kilo.',
      ],
    ],
  },
  nordlys: {
    title: 'Nordlys 2: the tent for two and any weather',
    slug: 'nordlys-2',
    keyword: 'two person tent',
    description: 'Two people, 2.1 kg, four minutes: the Nordlys 2 with two entrances.',
    by: 'jonas',
    workspace: 'shop',
    intro: 'Two people, 2.1 kilos, four minutes. That is the Nordlys 2, a tunnel tent with two entrances.',
    sections: [
      [
        'Dry from the first minute',
        'The inner tent hangs in the flysheet. It stays dry when you pitch in rain. The flysheet holds 3,000 millimetres of water.',
      ],
      ['Made to be repaired', 'Every pole, zip and peg is sold on its own. Our workshop repairs the rest for ten years.'],
      [
        'What comes with it',
        'Fourteen steel pegs, four guy lines that shine in the light of a lamp, a repair sleeve for poles and a bag that is wide enough for a wet tent. The footprint is sold separately. If you travel with a winter sleeping bag, its foot end lies in the lower half of the tent and stays free of the wall.',
      ],
    ],
  },
  fjell: {
    title: 'Fjell 500: a down sleeping bag for cold nights',
    slug: 'fjell-500',
    keyword: 'winter sleeping bag',
    description: 'The Fjell 500 weighs 980 g and keeps you warm down to −4 °C.',
    by: 'aylin',
    workspace: 'shop',
    intro: 'The Fjell 500 weighs 980 grams and keeps you warm down to −4 °C. It fills a stuff sack of seven litres.',
    sections: [
      [
        'Warm where you need it',
        'Two thirds of the down are above you and around the feet. The hood closes with one hand, also in gloves.',
      ],
      [
        'Ten years of warmth',
        'Store it loosely and wash it twice a year at most. The cotton bag for the wardrobe comes with it.',
      ],
      [
        'Two lengths',
        'The regular length is for people up to 185 cm, the long one for people up to 200 cm. Both are cut wide at the knees, so that you can sleep on your side. If a seam opens, our workshop closes it and fills up the down that was lost. In the rain, keep the stuff sack inside your rain jacket.',
      ],
    ],
  },
  skog: {
    title: 'Skog: the rain jacket whose zip we replace',
    slug: 'skog-rain-jacket',
    keyword: 'rain jacket',
    description: 'The Skog rain jacket weighs 410 g, holds 20,000 mm and can be repaired.',
    by: 'aylin',
    workspace: 'shop',
    intro: 'The Skog weighs 410 grams and holds 20,000 millimetres of water. It is the jacket for a whole week of rain.',
    sections: [
      [
        'A zip that can be replaced',
        'The front zip is sewn in with one seam. When it breaks, our workshop replaces it in a day, free of charge in the first two years.',
      ],
      ['Care', 'Wash it at 30 degrees without softener, and dry it warm. The heat renews the layer that lets rain drip off.'],
      [
        'Room for a pullover',
        'The hood turns with your head and closes with one hand. Two pockets lie above the hip belt of a backpack, and the sleeves are long enough for someone who holds poles all day. It is sold in seven sizes, for women and men, and in three colours that the mountain rescue can see.',
      ],
    ],
  },
} as const satisfies Record<string, DemoText>;

export type TextName = keyof typeof texts;
