import type { AnswerOf } from '../define-tool.ts';
import type webArticle from '../writer/web-article.tool.ts';

export default {
  title: 'The night train to Trieste returns',
  standfirst:
    'From 12 December travellers can fall asleep in Halden and wake up by the sea: three nights a week, without a change, from 29 euros.',
  key_points: [
    'The first train leaves on 12 December; tickets are on sale from 1 September.',
    'Eleven hours without a change, in place of fourteen with two.',
    'Beds from 49 euros with breakfast, seats from 29 euros.',
    'The city of Halden pays 1.2 million euros a year for three years.',
  ],
  sections: [
    {
      heading: 'What is new on the line',
      html: '<p>A night train runs between Halden and Trieste again. From 12 December, the operator Valmora Rail offers it three times a week: from Halden on Tuesdays, Thursdays and Saturdays, and back on the nights that follow. It leaves Halden at 21:10, stops in Brenvik at 22:25 and arrives by the sea eleven hours after its departure, at 8:10.</p><p>The last night train on this line ran in 2009. Since then, anyone who wanted to go by rail has had to change twice and needed fourteen hours. “We asked 4,000 travellers what they missed most, and the night train to the sea came first,” says Ines Halvard, head of timetables at Valmora Rail.</p>',
    },
    {
      heading: 'On board',
      html: '<p>The train has six carriages. Two have beds, in cabins for one to three people; three have seats. The sixth is a café carriage, which is open until midnight and again from six in the morning.</p><p>Cyclists can bring their bicycles along: there is room for 24 on each train. Those places have to be reserved and cost 10 euros. Anyone who brings one gets off at 8:10 and can ride on along the coast at once.</p>',
    },
    {
      heading: 'Tickets and prices',
      html: '<p>Tickets are on sale from 1 September, on the website of Valmora Rail and at the counters of the stations in Halden and Brenvik. Prices begin at 49 euros for a bed and at 29 euros for a seat. The difference buys more than a mattress: breakfast is included in the price of a bed.</p><p>Families pay for fewer places. Children under six travel free of charge if they share a bed with an adult. Plans may change, too: until the day before departure, tickets can be returned without a fee.</p><ul><li><strong>Seat:</strong> from 29 euros</li><li><strong>Bed:</strong> from 49 euros, with breakfast</li><li><strong>Bicycle:</strong> 10 euros, with a reservation</li></ul>',
    },
    {
      heading: 'Who pays for it',
      html: '<p>The fares alone do not carry the train. The city of Halden adds 1.2 million euros a year, and has agreed to do so for three years. After that, the council decides by the number of passengers whether the money continues.</p><p>So the travellers themselves have a say in how long the line lasts. On an average night, two in three beds have to be taken. “If people come, we would like to run every night,” says Halvard.</p><p>For now it is three departures a week, and for everyone who has been waiting since 2009, one date: on 12 December, at 21:10, the first sleeping cars roll out of Halden towards the sea.</p>',
    },
  ],
  meta_title: 'The night train to Trieste returns on 12 December',
  meta_description:
    'From 12 December a night train runs three times a week between Halden and Trieste. Timetable, carriages, bicycles, tickets and prices.',
} satisfies AnswerOf<typeof webArticle>;
