import type { AnswerOf } from '../define-tool.ts';
import type marketplaceListing from '../writer/marketplace-listing.tool.ts';

export default {
  title: 'Fjellbach Insulated Drinking Bottle 750 ml, Leakproof Stainless Steel Flask, Moss Green',
  bullets: [
    'Cold or hot: keeps drinks cold for 24 hours and hot for 12 hours, from the morning at the gym to the evening after the hike',
    'Wide opening: takes ice cubes as they come out of the tray and is easy to clean',
    'Leakproof lid: tested upside down, with a carrying loop for the hand or the backpack',
    'Safe material: stainless steel 18/8, free of BPA and phthalates, for water, tea or juice',
    'Much water, little weight: holds 750 ml and weighs 340 g, so that it comes along on every hike',
  ],
  description:
    'A drink that is still what you poured in: the insulated bottle by Fjellbach keeps water cold for 24 hours and tea hot for 12 hours. It holds 750 ml and weighs 340 g.\n\nThe wide opening takes ice cubes and makes cleaning easy. The leakproof lid was tested upside down, and its carrying loop gives you something to hold on to.\n\nThe bottle is made of stainless steel 18/8 and free of BPA and phthalates. Colour: moss green.',
  backend_search_terms: 'hiking travel outdoor office school camping commute canteen metal reusable sports trekking',
  tags: [],
  attributes: [
    { name: 'Brand', value: 'Fjellbach' },
    { name: 'Colour', value: 'Moss green' },
    { name: 'Volume', value: '750 ml' },
    { name: 'Material', value: 'Stainless steel 18/8' },
    { name: 'Weight', value: '340 g' },
    { name: 'Keeps cold', value: '24 hours' },
    { name: 'Keeps hot', value: '12 hours' },
  ],
  remarks: [
    'The listing still lacks the dimensions of the bottle, the EAN and whether it may go into the dishwasher.',
    '“Thermos” is a trademark in many countries: it was left out of title, bullets and search terms, where “flask” stands instead.',
  ],
} satisfies AnswerOf<typeof marketplaceListing>;
