import type { AnswerOf } from '../define-tool.ts';
import type pressRelease from '../writer/press-release.tool.ts';

export default {
  headline: 'Valmora opens its first repair workshop in Lyon',
  subheadline: 'From 4 May, six people repair backpacks and suitcases of every brand at 18 rue Mercière, starting at EUR 12',
  dateline: 'Lyon, 20 April 2026',
  lead: 'The travel bag maker Valmora opens its first repair workshop on 4 May at 18 rue Mercière in Lyon. Backpacks and suitcases of every brand are repaired there, so that bags stay in use for longer.',
  body: [
    'From 4 May, owners can bring their backpacks and suitcases to 18 rue Mercière. The workshop repairs every brand, not only bags by Valmora. Repairs start at EUR 12 and take five working days on average.',
    'Six people work in the workshop. Two of them are trainees, which makes it a place where the repair of bags is also learned.',
    'Repairs as such are not new to the company. In 2025 Valmora repaired 3,400 bags by post. What changes in Lyon is the way in: a damaged bag can be handed over in person instead of being packed and sent.',
    'The opening also widens the circle of those who can turn to Valmora. People who own a bag of another make, and have never bought one from the company, can have it repaired on the same terms: from EUR 12 and, on average, within five working days.',
    'Valmora comes from Annecy, where it has made travel bags since 1987. The company has 140 employees and sells in eleven countries. The workshop in Lyon is its first.',
  ],
  quotes: [
    { text: 'A bag that is repaired once is kept for years', attribution: 'Claire Fontaine, managing director of Valmora' },
  ],
  boilerplate: 'Valmora has made travel bags in Annecy since 1987. The company employs 140 people and sells in eleven countries.',
  contact: 'Jules Perrin\n+33 4 72 00 00 00\npress@valmora.example\n\n###',
} satisfies AnswerOf<typeof pressRelease>;
