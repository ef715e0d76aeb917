// Spoken text of the film for the subtitle examples, which is then translated.
import type { SpokenSegment } from '../kept-example-types.ts';

export const workshopFilm: SpokenSegment[] = [
  { start: 0.6, end: 4.1, text: 'This boot has walked over nine hundred kilometres.' },
  { start: 4.5, end: 9.3, text: 'The leather is still good. Only the sole is worn, and a sole can be changed.' },
  { start: 10.4, end: 14.9, text: 'First we warm the glue, so that the old sole comes off in one piece.' },
  { start: 15.3, end: 20.1, text: 'Then we sand the edge by hand. A machine would take too much of the leather.' },
  { start: 21.2, end: 26, text: 'The new sole is glued, pressed for an hour and then left alone overnight.' },
  { start: 26.4, end: 31.2, text: 'In the morning we check the seams, wax the leather and fit new laces.' },
  { start: 32.6, end: 36.4, text: 'Ten days, from your door back to your door.' },
  { start: 36.8, end: 40.4, text: 'And for less than half of what a new pair costs.' },
  { start: 41.2, end: 43, text: 'See you on the trail.' },
];
