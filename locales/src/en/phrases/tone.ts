// Sentences around given facts, in three groups of tones: matter-of-fact, warm, bold. They add nothing to the facts.
import { insideSentence } from '../../writing/inside-sentence.ts';
import { indefiniteArticle } from '../articles-of-words.ts';

export type ToneGroup = 'plain' | 'warm' | 'bold';
export type ProductFact =
  | 'weight'
  | 'material'
  | 'volume'
  | 'length'
  | 'width'
  | 'height'
  | 'colour'
  | 'size'
  | 'guarantee'
  | 'load'
  | 'battery'
  | 'frame';

export interface TonePhrases {
  /** The audience as it stands after "for", with its article where the language needs one. */
  audience: (audience: string) => string;
  event: {
    /** "on 13 June 2027"; `isSeveral` for a range of days. */
    on: (days: string, isSeveral: boolean) => string;
    expect: string;
  };
  job: {
    /** " in Leeds"; the place stands behind what happens there. */
    at: (town: string) => string;
    /** The role with its article, as it stands after "is looking for". */
    role: (job: string) => string;
  };
  product: {
    /** The product with its article where it needs one. */
    named: (product: string) => string;
    /** Names of measures as sellers write them, and what is said of their value. */
    facts: Record<ProductFact, { name: RegExp; sentence: (value: string) => string }>;
    /** Verbs that open a feature, with the subject that makes a sentence of it; empty where the language leaves it out. */
    verbs: { opens: RegExp; subject: string };
    /** A feature that says what the product is, as a sentence ("Made in Devon"); empty for any other. */
    predicate: (feature: string) => string;
    /** A feature with a subject of its own, as a sentence ("Roof keeps the seed dry"); empty for any other. */
    clause: (feature: string) => string;
  };
  menu: {
    /** The cuisine as a noun: "Ligurian cuisine". */
    cuisine: (cuisine: string) => string;
    /** "at Mario's", as guests say where they eat. */
    at: (restaurant: string) => string;
  };
  /** Ends of search ads. */
  adCalls: Record<ToneGroup, (formal: boolean) => string[]>;
}

const small = (text: string) => insideSentence(text, 'en');
/** A name that says with a common word what the product is takes its article. */
const the = (product: string) => (/\s(?!(?:by|with|of|for|and|in)\s)\p{Ll}{3,}/u.test(product) ? `the ${product}` : product);

const tone: TonePhrases = {
  audience: small,
  event: {
    on: (days) => `on ${days}`,
    expect: 'What to expect:',
  },
  job: {
    role: (job) => `${indefiniteArticle(small(job))} ${small(job)}`,
    at: (town) => ` in ${town}`,
  },
  product: {
    named: the,
    facts: {
      weight: { name: /^weight$/i, sentence: (value) => `It weighs ${value}.` },
      material: { name: /^(?:materials?|fabric)$/i, sentence: (value) => `The material is ${small(value)}.` },
      volume: { name: /^(?:volume|capacity|holds)$/i, sentence: (value) => `It holds ${value}.` },
      length: { name: /^length$/i, sentence: (value) => `The length is ${value}.` },
      width: { name: /^width$/i, sentence: (value) => `Its width is ${value}.` },
      height: { name: /^height$/i, sentence: (value) => `It is ${value} high.` },
      colour: { name: /^colou?r$/i, sentence: (value) => `It comes in ${small(value)}.` },
      size: {
        name: /^(?:size|dimensions|measurements)$/i,
        sentence: (value) => (/\d/.test(value) ? `It measures ${value}.` : `The size is ${value}.`),
      },
      guarantee: { name: /^(?:guarantee|warranty)$/i, sentence: (value) => `The guarantee is ${value}.` },
      load: { name: /^(?:(?:max(?:imum|\.)? )?load(?: capacity)?)$/i, sentence: (value) => `It carries ${value}.` },
      battery: { name: /^(?:battery(?: life)?|running time)$/i, sentence: (value) => `The battery lasts ${small(value)}.` },
      frame: { name: /^frame$/i, sentence: (value) => `The frame is ${small(value)}.` },
    },
    verbs: {
      opens:
        /^(?:lifts|mounts|makes|gives|slips|attaches|clips|stacks|fills|pours|sits|rests|reduces|prevents|removes|covers|includes|contains|lets|opens|fits|keeps|holds|works|folds|cuts|takes|stays|stands|dries|charges|lasts|protects|switches|turns|runs|comes|weighs|measures|resists|closes|packs|grips|cleans|boils|heats|cools|saves|shows|measures|connects|needs|replaces|adjusts|suits|hangs|floats|locks|carries|stores|rolls|slides|absorbs|blocks|filters|tells|plays|reaches|supports)\s/iu,
      subject: 'It',
    },
    predicate: (feature) =>
      /^(?:made|hand-?made|woven|built|sewn|designed|tested|certified|suitable|enough|free (?:of|from)|safe|easy|ideal|waterproof|washable|machine-washable|dishwasher-safe|foldable|adjustable|available|approved)(?:\s|$)/i.test(
        feature,
      )
        ? `It is ${feature.replace(/^./u, (letter) => letter.toLocaleLowerCase()).replace(/\.$/u, '')}.`
        : '',
    clause: (feature) =>
      /^\p{Lu}\p{Ll}+ (?:keeps?|opens?|fits?|holds?|stays?|closes?|folds?|protects?|switch(?:es)?|turns?|lasts?|dr(?:y|ies)|locks?|remains?|serves?|makes?|lets?)\s/u.test(
        feature,
      )
        ? `The ${small(feature).replace(/\.$/u, '')}.`
        : '',
  },
  menu: {
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
