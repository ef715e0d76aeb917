import type managedPageContent from '../custom/managed-page-content.tool.ts';
import type { AnswerOf } from '../define-tool.ts';

export default {
  h1: 'Cargo bike rental Halden: six bikes for big loads',
  sections: [
    {
      heading: 'What a cargo bike carries',
      html: '<p>At our cargo bike rental Halden families and craftspeople find six bikes, three of them electric. All of them carry what you would otherwise load into a car: shopping for the whole week, a crate of drinks, a parcel too big for the bus, or the tools for a day’s work.</p><p>You can rent one to carry children, too. To nursery, to the swimming pool or out to a picnic, everybody arrives together, and the bags come along.</p><p>For craftspeople, a cargo bike is a small workshop on wheels. It goes where a van has to look for a parking space, and it stops right at the customer’s door.</p><p>Even moving house works with one, as long as it is a matter of boxes, plants and lamps rather than wardrobes. Plan several trips and put the heavy boxes at the bottom.</p><p>With or without a motor? If your way is flat and your load is light, you will be fine with one of the three bikes without. For hills, long ways or heavy loads, choose one of the three electric ones: the motor helps most when you start and when it goes uphill.</p>',
    },
    {
      heading: 'How the rental works',
      html: '<p>Our bike rental works online and with your phone, in three steps:</p><ul><li><strong>Book online.</strong> Choose the bike and the time. You can choose between electric bikes and bikes without a motor.</li><li><strong>Open it by phone.</strong> When your time begins, you open the bike with your phone and ride off.</li><li><strong>Bring it back.</strong> When you are done, you return the bike, and the next person can take it.</li></ul><p>New to this? Take a minute to practise before you load. A loaded bike turns wider and takes a little longer to brake than the one that you are used to. Put heavy things low and in the middle, tie down whatever could slip, and ride the first bends slowly. After a few streets it feels quite normal.</p>',
    },
    {
      heading: 'Prices',
      html: '<p>You pay for the time that you need, and it is easy to work out beforehand:</p><ul><li><strong>By the hour:</strong> 4 euros</li><li><strong>By the day:</strong> 22 euros</li></ul><p>For the weekly shop or a ride to the recycling centre, the hourly price is usually the better choice. If you need the bike for six hours or more, take the day: it costs less than six single hours. That suits a family outing, a day with several customers, or the day on which you move.</p>',
    },
  ],
  meta_title_description: {
    meta_title: 'Cargo bike rental Halden: book online | Halden Cycles',
    meta_description:
      'Six bikes, three of them electric: carry children, tools or boxes. 4 euros an hour, 22 euros a day. Book online and open the bike by phone.',
  },
  linked_keywords_used: ['cargo bike', 'bike rental'],
  soft_keywords_used: ['carry children', 'moving house'],
  change_log: [
    'New page with the three H2 headings of the task in their order.',
    'Linked keywords are written as words, since the task gives no addresses for them. Where should they lead?',
    'Question: what weight may each bike carry, and how many children?',
    'Question: where are the bikes picked up and brought back?',
    'Question: does the price of the electric bikes differ from that of the others?',
  ],
} satisfies AnswerOf<typeof managedPageContent>;
