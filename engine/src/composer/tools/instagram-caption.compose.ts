// Captions from the person's own sentences: each version opens with another of them. What a picture shows, only a model could add.
import type { ResultOf } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import type instagramCaption from '@folio/catalogue/writer/instagram-caption.tool';
import { countWords } from '@folio/contract/tool-price';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asSentence, capitalised, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const limits = { firstLine: 125, text: 2100, storyWords: 15 };

function captionOf(
  draft: DraftOf<typeof instagramCaption>,
  sentences: readonly string[],
  opening: number,
): { first_line: string; text: string } {
  const { language } = draft;
  const isStory = draft.line('format') === 'story';
  const first = shorten(sentences[opening] ?? '', limits.firstLine, language);
  const isCut = first !== sentences[opening];
  const call = draft.line('call_to_action');
  const ending = call === '' ? '' : asSentence(capitalised(call));
  const words = isStory ? limits.storyWords : draft.number('length', 60) * 1.1;
  const budget = words - countWords(first) - countWords(ending);
  const kept: string[] = [];
  for (const sentence of sentences.filter((_, index) => index !== opening || isCut)) {
    if (countWords([...kept, sentence].join(' ')) > budget) break;
    kept.push(sentence);
  }
  return {
    first_line: first,
    text: shorten([...kept, ...(ending === '' ? [] : [ending])].join('\n\n'), limits.text, language),
  };
}

/** Composes captions, as many as there are sentences to open with. */
export function composeInstagramCaptions(draft: DraftOf<typeof instagramCaption>): ResultOf<typeof instagramCaption> {
  const { language } = draft;
  const subject = draft.text('subject');
  const tags = [...new Set(subject.match(/#[\p{L}\p{N}_]{2,38}/gu) ?? [])];
  const sentences = splitSentences(subject.replace(/#[\p{L}\p{N}_]{2,38}/gu, ''), language).map(asSentence);
  const wanted = draft.line('format') === 'story' ? 0 : draft.number('hashtag_count', 5);
  // Which tags people of this trade follow, a text does not tell.
  const missing = tags.length === 0 && wanted > 0 ? [toAdd(language, documentWord('hashtags', language))] : [];
  const fitting = sentences.flatMap((sentence, index) => (index === 0 || lengthOf(sentence) <= limits.firstLine ? [index] : []));
  const openings = fitting.slice(0, draft.number('versions', 3));
  return {
    captions: openings.map((opening, turn) => {
      draft.announce(turn + 1, openings.length, String(turn + 1));
      return { ...captionOf(draft, sentences, opening), hashtags: [...tags, ...missing].slice(0, wanted) };
    }),
  };
}

export default { compose: composeInstagramCaptions } satisfies Composer<typeof instagramCaption>;
