import type { AnswerOf } from '../define-tool.ts';
import type contentBrief from '../seo/content-brief.tool.ts';

export default {
  working_title: 'Cargo bikes for families: how to choose one and try it in Leeds',
  search_intent:
    'Comparing before a purchase: parents want to know which type carries their children safely, what it costs to own and whether renting comes first. They are not ready to order online; they are ready to ride one.',
  reader:
    'Parents of small children in the city who make short trips every day: nursery, school, shopping. They have seen cargo bikes at the school gate, worry about hills, rain and storage, and have one question that nobody has answered for their own street.',
  angle:
    'Advice from people who fit child seats for a living: each choice ends with something that parents can check on a test ride in the Leeds shop. Pages of shops list models; this one starts from the children, their number and their age.',
  outline: [
    {
      h2: 'Which cargo bike suits your family?',
      h3: ['Box in front or seats behind', 'One child, two children, three'],
      notes:
        'Answer the search in the first two sentences: it depends on the number of children and where the bike sleeps. Then a short table with one row per type: who it suits, who it does not, what to try on the ride.',
      words: 190,
    },
    {
      h2: 'Do you need an electric cargo bike?',
      h3: [],
      notes:
        'Say who manages without a motor and who does not: hills on the way, weight of the children, distance. Name range and battery life only with the maker’s data sheet beside it.',
      words: 150,
    },
    {
      h2: 'Child seat, bench or box: how children ride safely',
      h3: ['From which age', 'Belts, helmets and rain cover'],
      notes:
        'Sort by age, since parents search that way. State the legal position and the seat maker’s limits with their sources. One photograph of a child being strapped in, taken in the shop.',
      words: 200,
    },
    {
      h2: 'What a cargo bike costs to own',
      h3: [],
      notes:
        'Purchase, servicing, insurance and battery as four lines, each with its source and the year. Set beside what the family pays today for the same trips; no promise of savings.',
      words: 150,
    },
    {
      h2: 'Cargo bike rental: try a month before you buy',
      h3: [],
      notes:
        'When renting makes sense: a first winter, a second child on the way, an unsure partner. Say what to find out meanwhile, and whether rent counts towards a purchase (ask the shop).',
      words: 120,
    },
    {
      h2: 'Where to park it, and how to lock it',
      h3: [],
      notes:
        'The reason that stops most city families. Width of doors and gates to measure before the visit, locks that insurers accept, shared courtyards.',
      words: 110,
    },
    {
      h2: 'Book a test ride in Leeds',
      h3: [],
      notes:
        'What happens on the ride, how long it takes, that the children come along and what to bring. One call to action, no second one beside it.',
      words: 80,
    },
  ],
  questions: [
    'What is the best type of cargo bike for two children?',
    'From which age can a baby ride in a cargo bike?',
    'Is an electric cargo bike worth it in a hilly city?',
    'Can I fit a child seat to a cargo bike?',
    'How much does it cost to run a family cargo bike?',
    'Can I rent a cargo bike before I buy one?',
    'Where do you park a cargo bike in a terraced street?',
    'Do I need insurance for an electric cargo bike?',
  ],
  terms: [
    'cargo bike for families',
    'electric cargo bike',
    'cargo bike rental',
    'child seat',
    'front box',
    'longtail',
    'bench with belts',
    'rain cover',
    'load limit',
    'range',
    'test ride',
    'school run',
  ],
  internal_links: [],
  sources_to_cite: [
    'Data sheets of the makers for load, weight and range of each model named',
    'The current rules for carrying children and for electrically assisted bikes on gov.uk',
    'The shop’s own price list for servicing and rental, with its date',
  ],
  meta_title: 'Cargo bikes for families: choose well, try it in Leeds',
  meta_description:
    'Box or seats, electric or not, rent or buy: what parents of small children should check before choosing a cargo bike. Book a test ride in Leeds.',
  url_slug: 'cargo-bike-for-families',
  dos_and_donts: [
    'Do: answer each heading in its first two sentences; parents read on a phone.',
    'Do: name the source and the year of every figure, beside the figure.',
    'Do: say for whom a type does not work; it earns the test ride.',
    'Don’t: use “child seat” for belts in a box; they are different things to a parent.',
    'Don’t: promise savings against a car without the family’s own figures.',
    'Accept when: a parent of two knows which bikes to try, and where to book.',
  ],
} satisfies AnswerOf<typeof contentBrief>;
