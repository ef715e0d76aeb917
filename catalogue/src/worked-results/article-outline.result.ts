import type { AnswerOf } from '../define-tool.ts';
import type articleOutline from '../writer/article-outline.tool.ts';

export default {
  title: 'Insulating an old roof: what owners of houses from before 1960 should settle first',
  search_intent:
    'The reader owns an old house and must decide how to insulate its roof, what needs permission and whom to ask before work begins.',
  sections: [
    {
      h2: 'Why roof insulation is different in a house from before 1960',
      h3: [],
      notes:
        'Open with what these roofs have in common: no membrane, rafters of uneven depth, a loft that was never meant to be warm. One example from practice with a picture or a drawing, and what follows from it for the choice.',
      suggested_words: 150,
    },
    {
      h2: 'When a permit is needed',
      h3: ['Listed houses and conservation areas', 'When the roof becomes higher'],
      notes:
        'Give the rule first, then the exceptions, each with the paragraph it stands in. Say plainly which questions only the local authority can answer, and how long the answer takes, with a source.',
      suggested_words: 160,
    },
    {
      h2: 'Insulating between the rafters or on top of them',
      h3: ['Between the rafters', 'On top of the rafters', 'How to decide'],
      notes:
        'A table of both ways: thickness that fits, room that is lost, whether the tiles come off, who can live in the house meanwhile. Close with one question that decides: do the tiles have to be renewed anyway?',
      suggested_words: 240,
    },
    {
      h2: 'Why the vapour barrier must not have holes',
      h3: ['Where the holes come from'],
      notes:
        'Explain in three sentences what moist air does in a cold layer. Then the usual holes: sockets, purlins, the hatch, a cable added later. A drawing says more than a paragraph; prove damage with one documented case.',
      suggested_words: 170,
    },
    {
      h2: 'What an energy adviser checks',
      h3: [],
      notes:
        'What the visit covers in its order, what the owner should have ready (plans, bills, pictures of the rafters) and what the report is needed for. Name the public register in which advisers are found.',
      suggested_words: 150,
    },
    {
      h2: 'What to do in which order',
      h3: [],
      notes:
        'A list of steps from the first look in the loft to the last test for leaks. Each step says who does it and which of the sections above explains it. No new facts here.',
      suggested_words: 130,
    },
  ],
  questions_to_answer: [
    'Can I insulate an old roof from inside without taking off the tiles?',
    'Do I need a permit to insulate my roof?',
    'Is insulating between rafters enough, or must it go on top as well?',
    'What happens if the vapour barrier has a hole?',
    'When should I ask an energy adviser, before or after the offers?',
    'How do I see whether my rafters are deep enough?',
  ],
} satisfies AnswerOf<typeof articleOutline>;
