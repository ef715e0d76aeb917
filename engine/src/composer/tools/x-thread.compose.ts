// Posts for X from the author's own sentences, in their order and counted as X counts them.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type xThread from '@folio/catalogue/writer/x-thread.tool';
import { tonePhrases } from '@folio/locales/phrases/tone';
import { EngineFailure } from '../../engine-types.ts';
import { languageOfText } from '../articles/source-language.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { shortenToFit } from '../fit-text.ts';
import { splitSentences } from '../split-input.ts';
import { numberOf } from '../wording.ts';

const limit = 280;
const linkLength = 23;

// Emoji and the scripts of China, Japan and Korea count twice.
const double = /\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Length as X counts it: a link 23, an emoji or CJK character 2, everything else 1 per character. */
export function weightedLength(text: string): number {
  const links = text.match(/https?:\/\/\S+/gu) ?? [];
  const visible = text.replace(/https?:\/\/\S+/gu, '');
  const weight = [...graphemes.segment(visible)].reduce(
    (sum, { segment }) => sum + (double.test(segment) ? 2 : [...segment].length),
    0,
  );
  return weight + links.length * linkLength;
}

/** Sentences with their answer where they ask: a question alone at the end of a post says nothing. */
function thoughtsOf(sentences: readonly string[]): string[] {
  const thoughts: string[] = [];
  let question = '';
  for (const sentence of sentences) {
    const thought = `${question} ${sentence}`.trim();
    question = sentence.endsWith('?') ? thought : '';
    if (question === '') thoughts.push(thought);
  }
  return question === '' ? thoughts : [...thoughts, question];
}

/** The sentences on `quantity` posts, evenly, as far as each has room; what finds none is left out at the end. */
function distribute(sentences: readonly string[], quantity: number, maxLength: number, draft: DraftOf<typeof xThread>): string[] {
  const rest = [...sentences];
  const posts: string[] = [];
  const fits = (text: string) => weightedLength(text) <= maxLength;
  while (rest.length > 0 && posts.length < quantity) {
    const share = Math.ceil(rest.length / (quantity - posts.length));
    let text = shortenToFit(rest.shift() ?? '', draft.language, fits, 60);
    for (let taken = 1; taken < share && rest[0] !== undefined && fits(`${text} ${rest[0]}`); taken++) text += ` ${rest.shift()}`;
    posts.push(text);
  }
  return posts;
}

/** The last post ends with a question to the readers, in the order's tone, where it has room and asks none itself. */
function withQuestion(texts: readonly string[], maxLength: number, draft: DraftOf<typeof xThread>): string[] {
  const questions = tonePhrases[draft.language].postQuestions[draft.tone](draft.isFormal);
  const question = questions[numberOf(draft.text('topic')) % questions.length] ?? '';
  const last = texts.at(-1) ?? '';
  const asked = `${last}\n\n${question}`;
  const isAsked = last !== '' && !last.endsWith('?') && weightedLength(asked) <= maxLength;
  return isAsked ? [...texts.slice(0, -1), asked] : [...texts];
}

/** Composes posts or a thread. A text in another language than was asked for needs a model. */
export function composeThread(draft: DraftOf<typeof xThread>): ResultOf<typeof xThread> {
  const topic = draft.text('topic');
  const written = languageOfText(topic);
  if (written !== null && written !== draft.language) throw new EngineFailure('NEEDS_MODEL', { detail: written });
  const isThread = draft.line('format') === 'thread';
  const isNumbered = isThread && draft.isTrue('numbering');
  const link = draft.line('link');
  // "12/15 " and a link on a line of its own.
  const charactersLeft = limit - (isNumbered ? 6 : 0) - (link === '' ? 0 : linkLength + 2);
  const sentences = thoughtsOf(splitSentences(topic, draft.language));
  const posts = distribute(sentences, draft.number('quantity', 5), charactersLeft, draft);
  const texts = withQuestion(posts, charactersLeft, draft);
  return {
    posts: texts.map((text, index) => {
      const hasLink = link !== '' && (!isThread || index === texts.length - 1);
      const number = isNumbered && texts.length > 1 ? `${index + 1}/${texts.length} ` : '';
      const whole = `${number}${text}${hasLink ? `\n\n${link}` : ''}`;
      return { position: index + 1, text: whole, weighted_length: weightedLength(whole) };
    }),
    hashtags: [],
  };
}

export default { compose: composeThread } satisfies Composer<typeof xThread>;
