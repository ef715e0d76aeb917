import type { AnswerOf } from '../define-tool.ts';
import type interviewQuestions from '../writer/interview-questions.tool.ts';

const scale = 'no example · partly · convincing · model for others';

export default {
  title: 'Behavioural interview: Shop manager',
  questions: [
    {
      skill: 'Advising customers',
      question:
        'Tell me about a customer who did not know what they needed. How did you find out, and what did they leave the shop with?',
      good_answer_signs:
        'Asked about use and budget before showing anything, recommended one thing and can say why, would also have let the customer go without buying.',
      warning_signs: 'Lists products instead of questions, sees success only in the size of the sale, remembers no customer.',
      follow_up: 'What did you advise against, and how did the customer take it?',
    },
    {
      skill: 'Leading a small team',
      question:
        'Describe how you brought a new colleague into the team. What did the first week look like, and how did you know that it had worked?',
      good_answer_signs:
        'Had a plan for the first days, shared it out among the team, let the new colleague try and gave feedback on something specific.',
      warning_signs: 'The colleague “just ran along”; cannot say when they were able to work alone.',
      follow_up: 'What would that colleague say was missing in the first week?',
    },
    {
      skill: 'Handling complaints',
      question:
        'Tell me about a complaint in which the customer was right. What did you say in the first minute, and what changed in the shop afterwards?',
      good_answer_signs:
        'Listened first, named the mistake without excuses, solved it on the spot and removed the cause, so that it did not come back.',
      warning_signs: 'Blames a colleague or the supplier in front of the customer; nothing changed afterwards.',
      follow_up: 'How did you make sure that the whole team knew of the change?',
    },
    {
      skill: 'Planning shifts and stock',
      question:
        'Tell me about a shift plan for which more people wanted a day off than could have it. How did you decide, and what did you say to those who had to work?',
      good_answer_signs:
        'Has a rule that everyone knows and can check, decided early, told people in person and made up for it later.',
      warning_signs: 'Decides by who asks first or loudest, sends the plan without a word, takes all the gaps alone.',
      follow_up: 'Who thought that it was unfair, and what did you do about that?',
    },
    {
      skill: 'Leading a small team',
      question:
        'Tell me about a time when someone in your team repeatedly did not do what had been agreed. When did you speak up, what did you say, and what came of it?',
      good_answer_signs:
        'Spoke soon and in private, described what was observed, asked for reasons, agreed on something that could be checked and did check it.',
      warning_signs: 'Waited until it annoyed everyone, spoke about the person instead of with them, cannot name a result.',
      follow_up: 'At what point would you have involved your own manager?',
    },
    {
      skill: 'Advising customers',
      question:
        'Give me an example of a sale that you let go because nothing you had was right for the customer. What did you say, and what happened next?',
      good_answer_signs:
        'Said so openly, named an alternative, even elsewhere, and can explain what the shop gains from such honesty.',
      warning_signs: 'Has never let a sale go, or tells of it as a defeat.',
      follow_up: 'What did your colleagues or your manager think of that?',
    },
    {
      skill: 'Planning shifts and stock',
      question:
        'Describe a time when you had ordered far too much or too little of something. How did you notice, and what have you done differently since?',
      good_answer_signs:
        'Admits the mistake, names the sign that was missed, and now goes by sales, season or lead time instead of by feeling.',
      warning_signs: 'Only the supplier or the season was to blame; still orders in the same way.',
      follow_up: 'Which figure do you look at today before you order?',
    },
    {
      skill: 'Handling complaints',
      question: 'Tell me about a complaint to which you had to say no. How did you put it, and how did the conversation end?',
      good_answer_signs:
        'Stayed calm, gave the reason in plain words, offered what was possible, and knew the limits of what could be decided alone.',
      warning_signs: 'Gives in to end the argument, hides behind “company rules”, or tells how the customer was defeated.',
      follow_up: 'What would you have done if the customer had raised their voice in front of a full shop?',
    },
    {
      skill: 'Planning shifts and stock',
      question:
        'Tell me about a day when you were short of people, a delivery arrived and the shop was full. What did you leave undone, and how did you decide?',
      good_answer_signs:
        'Put customers and safety first, gave each person one clear task, left something undone on purpose and said so at the handover.',
      warning_signs: 'Tried to do everything at once and alone; cannot say what was left undone.',
      follow_up: 'What did you change so that the next such day went better?',
    },
    {
      skill: 'Leading a small team',
      question:
        'Tell me about a decision of yours that your team did not like. How did you explain it, what came of it, and would you decide the same way today?',
      good_answer_signs:
        'Weighed the interests, gave the true reason, listened to objections, stood by the decision and draws an honest conclusion from its result.',
      warning_signs: 'Hides behind orders from above, mistakes silence for agreement, or never had the team against them.',
      follow_up: 'Which objection made you think, and what did you do with it?',
    },
  ],
  score_sheet: [
    { skill: 'Leading a small team', scale },
    { skill: 'Advising customers', scale },
    { skill: 'Planning shifts and stock', scale },
    { skill: 'Handling complaints', scale },
  ],
} satisfies AnswerOf<typeof interviewQuestions>;
