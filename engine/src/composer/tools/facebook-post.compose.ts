// Posts for a Facebook page: every version opens with another sentence of the author's and says no more than was given.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type facebookPost from '@folio/catalogue/writer/facebook-post.tool';
import { countWords } from '@folio/contract/tool-price';
import { messagePhrases } from '@folio/locales/phrases/message';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, asSentence, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const longest = 2000;
const emojis: Record<string, string> = { link: '👉', offer: '🎁', event: '📅', community_question: '💬', photo_or_video: '📷' };

function endingOf(draft: DraftOf<typeof facebookPost>, turn: number): string {
  const phrases = messagePhrases[draft.language];
  const call = asSentence(draft.line('call_to_action'));
  if (call !== '') return call;
  const questions = phrases.questions(draft.isFormal);
  if (draft.line('post_type') === 'community_question') return questions[turn % questions.length] ?? '';
  return draft.line('post_type') === 'link' && draft.line('link') === '' ? toAdd(draft.language, phrases.linkMissing) : '';
}

/** The sentences from this one on, then those before it, as far as the words go. */
function bodyOf(sentences: readonly string[], start: number, words: number): string {
  const order = [...sentences.slice(start), ...sentences.slice(0, start)];
  const kept: string[] = [];
  for (const sentence of order) {
    if (kept.length > 0 && countWords([...kept, sentence].join(' ')) > words) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}

/** Composes posts, no more of them than there are sentences to open with. */
export function composeFacebookPosts(draft: DraftOf<typeof facebookPost>): ResultOf<typeof facebookPost> {
  const { language } = draft;
  const sentences = splitSentences(draft.text('topic'), language);
  const link = draft.line('link');
  const count = Math.min(draft.number('versions', 3), Math.max(1, sentences.length));
  const emoji = draft.isTrue('emojis') ? `${emojis[draft.line('post_type')] ?? '👉'} ` : '';
  const isLink = draft.line('post_type') === 'link' || link !== '';
  const first = asItem(sentences[0] ?? '').replace(/[.!]+$/u, '');
  const preview = sentences.slice(1).find((sentence) => lengthOf(sentence) <= 90) ?? '';
  return {
    posts: Array.from({ length: count }, (_, turn) => {
      const ending = endingOf(draft, turn);
      const last = [ending === '' ? '' : emoji + ending, lengthOf(link) <= 500 ? link : ''].filter((line) => line !== '');
      const body = bodyOf(sentences, turn, draft.number('length', 50) * 1.1 - countWords(ending));
      const opening = ending === '' ? emoji : '';
      return { position: turn + 1, text: [opening + shorten(body, longest - 700, language), ...last].join('\n\n') };
    }),
    ...(isLink && first !== '' ? { link_title: shorten(first, 60, language) } : {}),
    ...(isLink && preview !== '' ? { link_description: preview } : {}),
  };
}

export default { compose: composeFacebookPosts } satisfies Composer<typeof facebookPost>;
