import type { AnswerOf } from '../define-tool.ts';
import type eventPage from '../writer/event-page.tool.ts';

const registration = 'https://www.halden-canoe.example/spring';

export default {
  title: 'Paddling for Everyone: spring meeting of the canoe clubs',
  summary: 'Two days for boards and coaches who want new members: 17 and 18 April 2027, Boathouse Halden.',
  description: [
    '<p><strong>You go home with ideas for winning new members, and you have tried them on the water.</strong> On 17 and 18 April 2027 the canoe clubs meet at Boathouse Halden, Harbour Road 4. The spring meeting is for board members and coaches: for the people who decide what a club offers, and for those who stand on the jetty when somebody comes to try a boat for the first time.</p>',
    '<p>A club lives from the people who stay. So the two days are about both halves of the question: how somebody finds the way into a boat, and what makes them come back the week after. There are talks, and there are trips; what is said in the morning can be tried in the afternoon.</p>',
    '<p><strong>How we doubled our youth group.</strong> Erik Lund tells at 10:00 what his club did for its young members. Bring the figures of your own youth group, so that you can compare on the spot.</p>',
    '<p><strong>On the water: safety in cold spring water.</strong> At 13:00 Ane Dahl goes out with you. April is when newcomers want to begin, and when the lake is coldest. Coaches see what they can do about it before their own season starts.</p>',
    '<p>Boats and life jackets are ready to try out on the lake. At 16:30 there is coffee and the boat market: time to compare boats, to ask other clubs how they do things, and to make plans for the summer together.</p>',
    '<p>What you need to know:</p>',
    '<ul><li>When: 17 and 18 April 2027, welcome at 09:30 by Marta Solberg</li><li>Where: Boathouse Halden, Harbour Road 4</li><li>Price: EUR 35, free for members under 18</li><li>Organiser: Halden Canoe Club</li></ul>',
    `<p><a href="${registration}">Register for the spring meeting</a> and bring a colleague from your board: two people from a club take twice as much home.</p>`,
  ].join(''),
  reasons_to_attend: [
    'Hear from Erik Lund how a club doubled its youth group',
    'Practise safety in cold spring water with Ane Dahl, on the water',
    'Try out boats and life jackets on the lake',
    'Meet the boards and coaches of other clubs over coffee and at the boat market',
  ],
  agenda: [
    { time: '09:30', title: 'Welcome', speaker: 'Marta Solberg' },
    { time: '10:00', title: 'How we doubled our youth group', speaker: 'Erik Lund' },
    { time: '13:00', title: 'On the water: safety in cold spring water', speaker: 'Ane Dahl' },
    { time: '16:30', title: 'Coffee and boat market' },
  ],
  invitation_email: {
    subject: 'Spring meeting of the canoe clubs, 17–18 April',
    body: [
      'Dear board members, dear coaches,',
      'On 17 and 18 April 2027 the canoe clubs meet at Boathouse Halden, Harbour Road 4, and we would like you to be there. The question of the two days is one that every club knows: how do we win new members?',
      'Erik Lund tells how his club doubled its youth group. Ane Dahl takes us out on the lake to practise safety in cold spring water. In between there are boats and life jackets to try out, coffee, and a boat market where clubs help each other.',
      `A place costs EUR 35 and is free for members under 18. Please register here: ${registration}`,
      'We look forward to two days on and beside the water with you.\nHalden Canoe Club',
    ].join('\n\n'),
  },
  meta_title: 'Paddling for Everyone: canoe clubs’ spring meeting 2027',
  meta_description:
    'Spring meeting for boards and coaches of canoe clubs: talks, trips and boats to try, 17–18 April 2027 at Boathouse Halden. EUR 35. Register now.',
} satisfies AnswerOf<typeof eventPage>;
