// Sentences of public replies to reviews. A complaint is answered soberly in every tone; thanks sound by the tone.
import type { Patterns, PatternsByTone } from '../../writing/patterns.ts';

export interface ReviewPatterns {
  opening: { good: PatternsByTone; mixed: Patterns; bad: Patterns };
  /** After the thanks. */
  courtesy: PatternsByTone;
  /** After an apology or where something is criticised: no word of joy. */
  sober: PatternsByTone;
  /** {topics}: "about the food and about the room". */
  matter: { good: PatternsByTone; mixed: Patterns; bad: Patterns };
  /** {quotation}: praise that no topic takes up, in the guest's own words, in quotation marks. */
  praiseInOwnWords: Patterns;
  /** {quotation}: a complaint in the guest's own words, in quotation marks. */
  ownWords: Patterns;
  /** For a mixed review with a complaint that no topic and no quotation covers. */
  regret: Patterns;
  private: Patterns;
  nextVisit: PatternsByTone;
  thanks: PatternsByTone;
}

const patterns: ReviewPatterns = {
  opening: {
    good: {
      plain: [
        'Thank you for your kind review.',
        'Thank you for taking the time to write this.',
        'We thank you for your feedback.',
        'Your review has reached us, and we thank you for it.',
      ],
      warm: [
        'A warm thank you for your review.',
        'What a lovely review to read, thank you.',
        'Thank you so much for your kind words.',
        'Reading this was a pleasure, thank you.',
      ],
      bold: [
        'You have made our day, thank you.',
        'Now that is a review we like to read, thank you.',
        'Thank you for these words, they hit home.',
        'Words like yours keep us going, thank you.',
      ],
    },
    mixed: [
      'Thank you for your honest review.',
      'Thank you for telling us what you liked and what you did not.',
      'We appreciate your detailed feedback.',
      'Your open words help us, thank you.',
    ],
    bad: [
      'Thank you for your feedback. We are sorry that your experience was not a good one.',
      'We are sorry to read this, and thank you for letting us know.',
      'Thank you for writing to us so openly. We are sorry that we disappointed you.',
      'That is not how it should have been, and we apologise.',
    ],
  },
  courtesy: {
    plain: [],
    warm: ['We appreciate the time you took.', 'It means a lot to the whole team.', 'We are glad that you wrote to us.'],
    bold: ['We read every word of it.', 'Not a line of it escaped us.', 'Every line has been read.'],
  },
  sober: {
    plain: [],
    warm: ['We appreciate the time you took.', 'It helps us that you put it into words.', 'Knowing what happened helps us.'],
    bold: ['We read every word of it.', 'Plain words are welcome here.', 'Not a line of it escaped us.'],
  },
  matter: {
    good: {
      plain: [
        'What you write {topics} means a lot to us.',
        'We are pleased with what you write {topics}.',
        'Your praise {topics} is good to read.',
      ],
      warm: [
        'It makes us happy to read what you say {topics}.',
        'What you write {topics} is a real joy to us.',
        'Your kind words {topics} are a gift.',
      ],
      bold: [
        'What you say {topics} gives us wings.',
        'Such words {topics} are the best reward.',
        'Praise {topics} goes straight to the people behind it.',
      ],
    },
    mixed: [
      'We take what you write {topics} seriously.',
      'What you say {topics} gives us something to work on.',
      'Your remarks {topics} are important to us.',
    ],
    bad: [
      'What you describe {topics} is not the experience we want to offer.',
      'We take what you write {topics} very seriously.',
      'Your criticism {topics} has reached us, and we are sorry about it.',
    ],
  },
  praiseInOwnWords: [
    'We are glad to read this: {quotation}.',
    'We like reading this: {quotation}.',
    'It is good to read this: {quotation}.',
  ],
  ownWords: [
    'You write: {quotation}. We take that seriously.',
    'We are sorry to read this: {quotation}.',
    'One point we do not want to pass over: {quotation}.',
  ],
  regret: [
    'We are sorry that not everything was as it should be.',
    'It is a pity that not everything went well.',
    'Not everything was as you may expect, and we regret that.',
  ],
  private: [
    'Please write to us directly, so that we can look into it with you.',
    'We would like to look into it with you, so please get in touch directly.',
    'Get in touch with us directly, and we will go through it together.',
  ],
  nextVisit: {
    plain: [
      'We would be glad to welcome you again.',
      'We look forward to your next visit.',
      'We hope you will visit us again.',
      'Until your next visit.',
    ],
    warm: [
      'We hope to see you again soon.',
      'It would be lovely to have you with us again.',
      'Come back whenever you like, we look forward to it.',
      'We would love to see you here once more.',
    ],
    bold: [
      'When will we see you again?',
      'See you next time, we are ready.',
      'We are already looking forward to round two.',
      'Come back soon and put us to the test once more.',
    ],
  },
  thanks: {
    plain: [
      'Thank you for your trust.',
      'Your opinion helps us and other customers.',
      'We thank you for your order.',
      'We remain at your service.',
    ],
    warm: [
      'It is good to have you as a customer.',
      'We are glad to have you with us.',
      'Thank you for the trust you place in us.',
      'Your words mean a lot to us.',
    ],
    bold: [
      'Customers like you keep us going.',
      'Until the next order, we are looking forward to it.',
      'That spurs us on.',
      'We will keep at it.',
    ],
  },
};

export default patterns;
