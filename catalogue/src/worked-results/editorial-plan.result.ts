import type editorialPlan from '../custom/editorial-plan.tool.ts';
import type { AnswerOf } from '../define-tool.ts';

const goals = { rental: 'More bookings of cargo bikes on weekdays', repair: 'Be known for repairs within a day' };

export default {
  pillars: [
    {
      name: 'Carrying things',
      reason:
        'Families and craftspeople book a cargo bike once they can picture their own load on it. These pieces show loads, and weekdays.',
      share_percent: 34,
    },
    {
      name: 'Repair it yourself',
      reason:
        'Whoever helps with small faults is trusted with large ones. Each piece says where home repair ends and a repair within a day begins.',
      share_percent: 33,
    },
    {
      name: 'People and their bikes',
      reason:
        'In one city, neighbours convince more than any advert. Portraits of customers show rental and repair in one picture.',
      share_percent: 33,
    },
  ],
  calendar: [
    {
      date: '2026-09-08',
      channel: 'Blog',
      pillar: 'Repair it yourself',
      title: 'Why do my brakes squeal? Three causes, two of which you can fix at home',
      angle:
        'Dirt, a pad that sits askew, a worn pad: how to tell them apart, with photographs from the workshop. The third is a case for us, within a day.',
      format: 'Guide with photographs',
      goal: goals.repair,
      keyword: 'bicycle brakes squeal',
      call_to_action: 'Book a repair within a day',
      tool_slug: 'blog_post',
    },
    {
      date: '2026-09-10',
      channel: 'Instagram',
      pillar: 'Repair it yourself',
      title: 'Listen: this is how a worn brake pad sounds',
      angle:
        'Tuesday’s article as a reel: three sounds, three causes, hands and brake in close-up. Viewers guess before the answer is shown.',
      format: 'Reel',
      goal: goals.repair,
      call_to_action: 'Save it for the next squeal',
      tool_slug: 'social_media_post',
    },
    {
      date: '2026-09-11',
      channel: 'Newsletter',
      pillar: 'Carrying things',
      title: 'Two children, a week’s shopping or a chest of drawers: what fits on which cargo bike',
      angle:
        'The question from the counter, answered for each bike in the rental, with an honest no where it is one. Then the offer: weekdays.',
      format: 'Newsletter with one offer',
      goal: goals.rental,
      keyword: 'rent a cargo bike in Halden',
      call_to_action: 'Book a cargo bike for a weekday',
      tool_slug: 'newsletter',
    },
    {
      date: '2026-09-14',
      channel: 'Blog',
      pillar: 'Carrying things',
      title: 'To the customer by cargo bike: what a craftsperson packs in the morning',
      angle:
        'Ride along for one working day: tools, material, parking outside the door, and what still goes by van. All in the customer’s own words.',
      format: 'Report with photographs',
      goal: goals.rental,
      keyword: 'cargo bike for craftspeople',
      call_to_action: 'Try a cargo bike on a working day',
      tool_slug: 'blog_post',
    },
    {
      date: '2026-09-17',
      channel: 'Instagram',
      pillar: 'People and their bikes',
      title: 'Car-free day in Halden: what are you carrying today?',
      angle:
        'Stop people in front of the workshop and photograph bike, load and face, one sentence each. Stories all day, the best as a carousel in the evening.',
      format: 'Stories and carousel',
      goal: goals.rental,
      call_to_action: 'Tag us with your load of the day',
      tool_slug: 'social_media_post',
    },
    {
      date: '2026-09-18',
      channel: 'Newsletter',
      pillar: 'People and their bikes',
      title: 'The people we met on car-free day, and how they keep their bikes going',
      angle:
        'Thursday’s portraits with a second question: when did the bike last let you down? Their answers lead to the repair within a day.',
      format: 'Newsletter with portraits',
      goal: goals.repair,
      call_to_action: 'Reply with a picture of your bike',
      tool_slug: 'newsletter',
    },
  ],
  measures: [
    'Cargo bikes booked from Monday to Friday, per week, compared with the two weeks before the plan',
    'Share of repairs that were handed back within a day, so that the promise holds before it is published',
    'Customers who name blog, Instagram or newsletter when asked at the counter how they heard of us',
    'Clicks from both newsletters to the booking page, and replies with pictures',
    'Saves and shares of the reel and the carousel, not likes alone',
  ],
} satisfies AnswerOf<typeof editorialPlan>;
