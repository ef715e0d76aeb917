import type { AnswerOf } from '../define-tool.ts';
import type linkedinPost from '../writer/linkedin-post.tool.ts';

export default {
  posts: [
    {
      hook: 'At 6 pm we stop answering customer mail. We were sure that people would complain.',
      text: 'In twelve months, two did.\n\nWhat we had not expected happened on our side. The answers got shorter, and they got better. Nobody writes them tired any more, so nobody has to read a tired answer.\n\nOne thing we had to learn: people do not mind waiting until morning. They mind not knowing. So our website now says when an answer comes. That sentence did more for us than all the late evenings before it.\n\nA closed inbox needs a clear promise. Then it works for both sides.\n\nUntil what time does your team answer customers, and do the customers know it?',
      hashtags: ['#customerservice', '#worklife'],
    },
    {
      hook: 'Two complaints in twelve months: that was the price of no mail after 6 pm.',
      text: 'Last year we stopped answering customers in the evening. Inside the company the fear was bigger than the evening inbox had ever been.\n\nHere is what came of it:\n\n– Two complaints in a whole year.\n– Shorter answers, because they are written by people who are awake.\n– Better answers, for the same reason.\n\nThe lesson is a small one. It is not the hour that annoys people, it is the silence. Say on the website when an answer comes, and keep to it. Everything else followed from that one sentence.\n\nWhich rule about your working hours would your customers accept more easily than you think?',
      hashtags: ['#customerservice', '#worklife'],
    },
  ],
  slides: [],
} satisfies AnswerOf<typeof linkedinPost>;
