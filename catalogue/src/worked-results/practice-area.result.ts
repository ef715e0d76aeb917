import type { AnswerOf } from '../define-tool.ts';
import type practiceArea from '../writer/practice-area.tool.ts';

export default {
  h1: 'Employment law in Bristol and Bath',
  introduction:
    '<p>A dismissal, an agreement to sign, a contract that no longer fits: when work is at stake, questions of employment law in Bristol and Bath rarely come at a good time. At Marsh &amp; Doyle Solicitors we explain where you stand, what you can do and what each step costs. Clear advice before you sign.</p>',
  services: [
    {
      name: 'Unfair dismissal',
      description: 'We review the notice, tell you what speaks for and against a claim, and represent you before the tribunal.',
    },
    {
      name: 'Settlement agreements',
      description: 'We go through the agreement with you clause by clause, advise on what is missing and negotiate for you.',
    },
    {
      name: 'Employment contracts',
      description: 'We draft new contracts and review the ones that you have been offered, in words that both sides understand.',
    },
    {
      name: 'Discrimination at work',
      description: 'We advise you on what happened, help you to put a grievance into writing and represent you in a claim.',
    },
  ],
  sections: [
    {
      heading: 'When to speak to us',
      html: '<p>Early. Before you sign, answer or resign, more ways are open than afterwards. A call is worth it when you</p><ul><li>have received a notice or a warning,</li><li>are asked to sign an agreement,</li><li>want to change a contract or have to write one,</li><li>are treated differently from colleagues and do not know why.</li></ul><p>We act for employees and for businesses with up to 250 people, and know what matters to either side of the table.</p>',
    },
    {
      heading: 'How we work',
      html: '<ol><li><strong>First call:</strong> you describe what happened. The first consultation is free of charge.</li><li><strong>Meeting:</strong> we meet within three working days, in Bristol, in Bath or by video. Please bring your contract and the letter that you received.</li><li><strong>Plan:</strong> we set out your options and the price of each step, in writing, before we begin.</li></ol><p>You speak to the same solicitor from the first call to the last letter.</p>',
    },
    {
      heading: 'The people',
      html: '<p>We have worked in employment law since 1998. Your contact is Helen Marsh. She is an accredited mediator, so where both sides want to talk, we look for a solution at the table first.</p>',
    },
  ],
  faq: [
    {
      question: 'What does it cost?',
      answer:
        'The first consultation is free of charge. After that, each step has a fixed price, agreed in writing before we begin.',
    },
    {
      question: 'What should I bring to the meeting?',
      answer:
        'Your contract and the letter that you received. If there are emails or notes on what happened, bring them as well.',
    },
    {
      question: 'Do I have to go to a tribunal?',
      answer:
        'Not in every case. Some disputes end with an agreement or in mediation. We tell you which ways are open in yours, and what each would involve.',
    },
    {
      question: 'Do you come to Bath?',
      answer: 'Yes. We meet clients in Bristol and in Bath, or by video if you prefer.',
    },
  ],
  call_to_action:
    '<p>Do you have a letter on the table and a decision to make? Call us on 0117 496 0182 or write to <a href="mailto:office@marshdoyle.example">office@marshdoyle.example</a>. The first consultation is free of charge.</p>',
  disclaimer:
    'This page gives general information and is not legal advice. Every case is different; please seek advice before you act.',
  meta_title: 'Employment law in Bristol and Bath | Marsh & Doyle',
  meta_description:
    'Unfair dismissal, settlement agreements, contracts and discrimination: employment law solicitors in Bristol and Bath. Free first consultation.',
} satisfies AnswerOf<typeof practiceArea>;
