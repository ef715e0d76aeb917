import type { KeptExample } from '../kept-example-types.ts';

const recording = `[00:04] Speaker 1: Let’s begin with the spring catalogue. Nadia, can you have the texts by the twelfth of January?
[00:15] Speaker 2: The texts yes. For the photos I need the sample shoes, and they come on the eighth.
[00:27] Speaker 1: Then the photos are due on the nineteenth. Tom, you book the studio.
[00:36] Speaker 3: I’ll book it today, for the fifteenth and the sixteenth.
[00:44] Speaker 1: Good. Next, the repair price. We said 49 euros. Does anyone object?
[00:53] Speaker 2: No, but then it has to be on the website before the mailing goes out.
[01:02] Speaker 1: Agreed: 49 euros from the first of February, and Nadia puts it on the website by the end of January.
[01:15] Speaker 3: What about the outlet?
[01:18] Speaker 1: We leave the outlet for next week.`;

export default {
  basis: 'conversation',
  material: { audio: `meeting.mp3 (1:24). What is said in it:\n\n${recording}` },
  sources: [{ title: 'meeting.mp3', text: recording.replaceAll('\n', '\n\n') }],
  messages: [
    { role: 'person', text: 'List the decisions of this meeting with who takes them on.' },
    {
      role: 'assistant',
      text: `| Decision | Who | By when |
| --- | --- | --- |
| Write the texts of the spring catalogue | Nadia | 12 January [1] |
| Book the studio for 15 and 16 January | Tom | the day of the meeting [2] |
| Hand in the photos | not said | 19 January [3] |
| Resoling costs 49 euros from 1 February; put it on the website | Nadia | end of January [4] |

The outlet was left for next week [5].`,
      passages: [
        {
          source: 'meeting.mp3',
          text: '[00:04] Speaker 1: Let’s begin with the spring catalogue. Nadia, can you have the texts by the twelfth of January?',
        },
        { source: 'meeting.mp3', text: '[00:36] Speaker 3: I’ll book it today, for the fifteenth and the sixteenth.' },
        {
          source: 'meeting.mp3',
          text: '[00:27] Speaker 1: Then the photos are due on the nineteenth. Tom, you book the studio.',
        },
        {
          source: 'meeting.mp3',
          text: '[01:02] Speaker 1: Agreed: 49 euros from the first of February, and Nadia puts it on the website by the end of January.',
        },
        { source: 'meeting.mp3', text: '[01:18] Speaker 1: We leave the outlet for next week.' },
      ],
    },
    { role: 'person', text: 'Is there anything that could go wrong with these dates?' },
    {
      role: 'assistant',
      text: 'One thing: the sample shoes come on the 8th [1] and the studio is booked for the 15th and 16th, so a delay of more than a week moves the photos. And nobody was named for handing them in.',
      passages: [
        {
          source: 'meeting.mp3',
          text: '[00:15] Speaker 2: The texts yes. For the photos I need the sample shoes, and they come on the eighth.',
        },
      ],
    },
  ],
} satisfies KeptExample;
