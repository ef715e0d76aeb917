import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'conversation',
  messages: [
    { role: 'person', text: 'Give me three angles for a newsletter about repairing trail shoes.' },
    {
      role: 'assistant',
      text: `1. **The second life.** Follow one pair through the workshop, from the worn sole to the first run after it. Works well with three photos. Subject line: *These shoes have run 900 km. They are not done.*
2. **Repair or replace?** An honest checklist: what can be fixed (sole, eyelets, torn mesh) and when it is not worth it (a broken heel cup). Readers keep it, and the shop looks fair. Subject line: *Five signs that your shoes can be saved.*
3. **The week before the race season.** Repairs take time, so the hook is a date: send them in now, have them back before the first start. Subject line: *Send them in by Friday, run in them in April.*

For a list that has bought before, I would start with the second one: it is useful without being an offer.`,
    },
    { role: 'person', text: 'Take the second one. Write the opening, 60 words at most.' },
    {
      role: 'assistant',
      text: `Your trail shoes look finished: the tread is smooth, the mesh has a hole, an eyelet is gone. Before you order new ones, turn them over and press the heel. Does it hold its shape? Then they can be saved. Here are the five signs we look for in the workshop, and the one that means goodbye.`,
    },
  ],
} satisfies KeptExample;
