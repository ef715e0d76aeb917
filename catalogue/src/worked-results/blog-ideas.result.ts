import type { AnswerOf } from '../define-tool.ts';
import type blogIdeas from '../writer/blog-ideas.tool.ts';

export default {
  ideas: [
    {
      title: 'Bike maintenance in ten minutes: a Sunday routine for commuters',
      angle: 'A fixed order of checks that fits between breakfast and coffee, made for a bike that has to work on Monday.',
      intent: 'informational',
      format: 'Checklist',
      focus_keyword: 'bike maintenance checklist',
    },
    {
      title: 'Puncture repair at the roadside without getting your shirt dirty',
      angle: 'Shows the repair in work clothes, with what fits into a jacket pocket, instead of in a tidy workshop.',
      intent: 'informational',
      format: 'How-to',
      focus_keyword: 'puncture repair',
    },
    {
      title: 'Chain care: wax or oil for a bike that is ridden every day?',
      angle: 'Compares both by what counts on the way to work: rain, trouser legs and time, not racing.',
      intent: 'commercial',
      format: 'Comparison',
      focus_keyword: 'chain care',
    },
    {
      title: 'Seven noises your bike makes and what each one wants',
      angle: 'Starts from what the rider hears, not from the parts of the bike, and says which noises cannot wait.',
      intent: 'informational',
      format: 'List',
      focus_keyword: 'bike making noise when pedalling',
    },
    {
      title: 'Repair it yourself or go to the workshop? An honest guide',
      angle: 'Names the jobs that need special tools, and those for which nobody needs to pay.',
      intent: 'commercial',
      format: 'Guide',
      focus_keyword: 'bike repair cost',
    },
    {
      title: 'The myth of the rainproof bike: what water does in one winter',
      angle: 'Follows the same bike from October to March and shows where the damage really begins.',
      intent: 'informational',
      format: 'Myth',
      focus_keyword: 'winter bike maintenance',
    },
    {
      title: 'Which tools belong in a commuter’s bag, and which stay at home',
      angle: 'Chooses by the breakdowns that happen between home and office, not by what looks complete.',
      intent: 'commercial',
      format: 'List',
      focus_keyword: 'bike tool kit for commuting',
    },
    {
      title: 'How to tell when a chain is worn, before it costs the cassette',
      angle: 'Explains measuring with and without a gauge, and why a new chain in time saves the rest.',
      intent: 'informational',
      format: 'How-to',
      focus_keyword: 'when to replace bike chain',
    },
    {
      title: 'Puncture-proof tyres: what daily riders gain and what they give up',
      angle: 'Weighs fewer stops against weight and comfort, so that readers can decide for their own route.',
      intent: 'commercial',
      format: 'Comparison',
      focus_keyword: 'puncture proof tyres for commuting',
    },
    {
      title: 'Why we think every office should have a bike repair corner',
      angle: 'Argues with an employer’s eyes: what a stand and a pump in the yard change for people who ride to work.',
      intent: 'informational',
      format: 'Opinion',
      focus_keyword: 'bike repair station at work',
    },
  ],
} satisfies AnswerOf<typeof blogIdeas>;
