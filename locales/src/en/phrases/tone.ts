// Sentences around given facts, in three groups of tones: matter-of-fact, warm, bold. They add nothing to the facts.
import { insideSentence } from '../../writing/inside-sentence.ts';
import { indefiniteArticle } from '../articles-of-words.ts';

export type ToneGroup = 'plain' | 'warm' | 'bold';

export interface TonePhrases {
  job: {
    /** " in Leeds"; the place follows the event. */
    at: (town: string) => string;
    /** The role with its article, as it stands after "is looking for". */
    role: (job: string) => string;
  };
  menu: {
    /** The cuisine as a noun: "Ligurian cuisine". */
    cuisine: (cuisine: string) => string;
    /** "at Mario's", as guests say where they eat. */
    at: (restaurant: string) => string;
    /** Used if the name already includes the cuisine. */
    greeting: (restaurant: string) => string;
    /** Used if the input is a kind of restaurant or a list. */
    beside: (restaurant: string, cuisine: string) => Record<ToneGroup, string>;
    /** Matches if the input names a cuisine; otherwise it is a kind of restaurant. */
    isCuisine: RegExp;
  };
  /** Ends of search ads. */
  adCalls: Record<ToneGroup, (formal: boolean) => string[]>;
}

const small = (text: string) => insideSentence(text, 'en');

const tone: TonePhrases = {
  job: {
    role: (job) => `${indefiniteArticle(small(job))} ${small(job)}`,
    at: (town) => ` in ${town}`,
  },
  menu: {
    greeting: (restaurant) => `Welcome to ${restaurant}.`,
    beside: (restaurant, cuisine) => ({
      plain: `${restaurant}: ${cuisine}.`,
      warm: `Welcome to ${restaurant}: ${cuisine}.`,
      bold: `Hungry? ${restaurant}: ${cuisine}.`,
    }),
    isCuisine: /(?<!\p{L})(?:cuisine|kitchen|food|cooking|dishes|grill|barbecue|specialit|specialt|fare|meals?|plates)/iu,
    at: (restaurant) => `at ${restaurant}`,
    cuisine: (cuisine) =>
      /^\p{L}[\p{L}-]*(?:an|ese|ish|ic|ern|ench|eek|hai|nal|ine|ian)$/iu.test(cuisine) ? `${cuisine} cuisine` : small(cuisine),
  },
  adCalls: {
    plain: () => ['See all details.', 'Get in touch.', 'Ask for details.'],
    warm: () => ['Get to know us.', 'Write to us.', 'Talk to us.'],
    bold: () => ['See for yourself.', 'Find out more now.', 'Get in touch today.'],
  },
};

export default tone;
