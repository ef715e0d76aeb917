import type campaignKit from '../custom/campaign-kit.tool.ts';
import type { AnswerOf } from '../define-tool.ts';

export default {
  concept: {
    idea: 'Wake up by the sea: the night is the journey. People who fly to the sea for a weekend get up in the dark; on the night train they sleep. Every piece ends with one request, to book a bed, so that 2,000 are sold before the first ride.',
    tagline: 'Wake up by the sea',
    key_messages: [
      'You lie down in Halden and wake up by the sea.',
      'Beds on the new night train to Trieste are on sale from 1 September, from 49 euros.',
      'The train runs three times a week from 12 December.',
    ],
  },
  google_ads: {
    headlines: [
      'Night train to Trieste',
      'Wake up by the sea',
      'A bed from 49 euros',
      'Halden to Trieste by night',
      'Sleep your way to the sea',
      'Book your night train bed',
      'The night is the journey',
      'Three times a week',
      'Running from 12 December',
      'Beds on sale 1 September',
      'Lie down in Halden',
      'Your weekend by the sea',
      'By train, not by plane',
      'Halden Rail night train',
      'A seat on the night train',
    ],
    descriptions: [
      'You lie down in Halden and wake up by the sea. Beds to Trieste from 49 euros.',
      'The new night train runs three times a week from 12 December. Book your bed now.',
      'Your weekend begins when you wake up. Beds on the night train to Trieste from 49 euros.',
      'No alarm for an early flight: go to sleep in Halden and wake up in Trieste.',
    ],
  },
  meta_ads: [],
  linkedin: [],
  emails: [
    {
      subject: 'From today: beds on the night train to Trieste',
      preheader: 'Lie down in Halden, wake up by the sea. From 49 euros.',
      body: '<p>Hello,</p><p>you know the weekend by the sea that begins at four in the morning, with an alarm and a queue. Here is another way.</p><p>From today, 1 September, Halden Rail sells beds on the new night train to Trieste. You lie down in Halden and wake up by the sea. The night that you would sleep through anyway is the journey.</p><p>A bed costs from 49 euros. The train runs three times a week from 12 December.</p><p><strong>Choose your first weekend and book your bed.</strong></p><p>See you on board</p><p>Halden Rail</p>',
    },
    {
      subject: 'The night train to Trieste leaves on 12 December',
      preheader: 'Three times a week. A bed costs from 49 euros.',
      body: '<p>Hello,</p><p>on 12 December the night train to Trieste leaves for the first time. From then on it runs three times a week.</p><p>What does that change for a weekend by the sea? You need no early flight. You get on in the evening, lie down, and when you wake up you are there.</p><p>Beds cost from 49 euros.</p><p><strong>Book your bed before the first ride.</strong></p><p>Sleep well</p><p>Halden Rail</p>',
    },
  ],
  social_posts: [
    {
      network: 'Instagram',
      text: 'You lie down in Halden and wake up by the sea.\n\nFrom today you can book a bed on the new night train to Trieste, from 49 euros. It runs three times a week from 12 December.\n\nWho would you wake up next to the sea with? Book your bed.',
    },
    {
      network: 'Facebook',
      text: 'A weekend by the sea usually starts with an alarm in the middle of the night. This one starts with going to bed.\n\nThe new night train takes you from Halden to Trieste three times a week, from 12 December. A bed costs from 49 euros.\n\nBook yours with Halden Rail.',
    },
    {
      network: 'X',
      text: 'First ride: 12 December. The night train from Halden to Trieste then runs three times a week. Go to bed, wake up by the sea. From 49 euros. Book your bed.',
    },
  ],
  calendar: [
    { date: '2026-09-01', channel: 'Email', item: 'Email 1: beds on sale' },
    {
      date: '2026-09-01',
      channel: 'Google search ads',
      item: 'All headlines and descriptions go live and run until 12 December',
    },
    { date: '2026-09-01', channel: 'Instagram', item: 'Social post 1: wake up by the sea' },
    { date: '2026-10-12', channel: 'Facebook', item: 'Social post 2: a weekend that starts with going to bed' },
    { date: '2026-11-23', channel: 'Email', item: 'Email 2: the first ride' },
    { date: '2026-12-01', channel: 'X', item: 'Social post 3: first ride on 12 December' },
  ],
} satisfies AnswerOf<typeof campaignKit>;
