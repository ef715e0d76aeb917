import type { AnswerOf } from '../define-tool.ts';
import type coldOutreachEmail from '../writer/cold-outreach-email.tool.ts';

export default {
  emails: [
    {
      step: 1,
      send_after_days: 0,
      subject: 'Routes after the second cold store',
      body: 'Hello {{first_name}},\n\nyou opened a second cold store in Leeds this spring. Since then, every van has two places it could start from, and somebody has to decide which one is right each morning.\n\nThat’s the part we do: we plan the routes of refrigerated vans so that they drive fewer kilometres. A dairy in York has saved 11 percent of its fuel with this since January.\n\nWould a 15-minute call next week be worth your time?\n\nMarta Holm\nHalden Routes\n\nNot your topic? Reply “no”, and I won’t write again.',
      timing: 'Tuesday or Wednesday morning',
    },
    {
      step: 2,
      send_after_days: 3,
      subject: 'Set up in two weeks',
      body: 'Hello {{first_name}},\n\nnew planning usually means new boxes in every van. Not here: no new hardware is needed, and the whole thing is set up in two weeks.\n\nSo your drivers keep what they know, and your refrigerated vans drive fewer kilometres between the two stores and your customers.\n\nWhat would have to be true of your routes for this to make sense? I’d like to find out in a 15-minute call next week. Which day suits you?\n\nMarta Holm\nHalden Routes\n\nReply “no”, and you won’t hear from me about this again.',
      timing: 'Three days later, early afternoon',
    },
    {
      step: 3,
      send_after_days: 7,
      subject: 'Two stores, one question',
      body: 'Hello {{first_name}},\n\nthis is my last email about your vans, so here’s the short version.\n\nTwo cold stores mean more ways to drive each order. We work out which one takes the fewest kilometres. It’s set up in two weeks, and the dairy in York that uses it needs 11 percent less fuel.\n\nIf now is a bad time, or if someone else at your dairy plans the routes, one word is enough and I’ll ask there. Otherwise: do you have 15 minutes next week for a call?\n\nMarta Holm\nHalden Routes\n\nReply “no”, and I’ll leave it at that.',
      timing: 'A week after the first one, in the morning',
    },
  ],
  variables: ['{{first_name}}'],
} satisfies AnswerOf<typeof coldOutreachEmail>;
