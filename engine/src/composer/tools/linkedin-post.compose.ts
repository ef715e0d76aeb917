// Posts for LinkedIn from the author's own sentences in their order: as they are, in short, and under a question.
import type { ResultOf } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import type linkedinPost from '@folio/catalogue/writer/linkedin-post.tool';
import { countWords } from '@folio/contract/tool-price';
import { tonePhrases } from '@folio/locales/phrases/tone';
import type { ComposerLanguage } from '../../engine-types.ts';
import { leansOnPrevious } from '../articles/dangling.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const limits = { hook: 140, text: 2700, slide: 250, slides: 10 };

/** Sentences that stand without the one before them, in the order of the text: the first, those with a figure, and the last. */
function briefOf(sentences: readonly string[], language: ComposerLanguage): string[] {
  const last = sentences.length - 1;
  const isKept = (sentence: string, index: number) => index === 0 || index === last || /\d/u.test(sentence);
  const kept = sentences.filter(
    (sentence, index) => isKept(sentence, index) && (index === 0 || !leansOnPrevious(sentence, language)),
  );
  return kept.length < sentences.length && kept.length > 1 ? kept : [];
}

interface Version {
  hook: string;
  sentences: readonly string[];
  ending: string;
}

/** The text as it was written; its short form; the text under a question. Each only where it differs. */
function versionsOf(draft: DraftOf<typeof linkedinPost>, sentences: readonly string[]): Version[] {
  const [ask = '', other = '', last = ''] = tonePhrases[draft.language].postQuestions[draft.tone](draft.isFormal);
  const [first = '', ...rest] = sentences;
  const [start = '', ...brief] = briefOf(sentences, draft.language);
  const versions = [
    { hook: first, sentences: rest, ending: ask },
    ...(start === '' ? [] : [{ hook: start, sentences: brief, ending: other }]),
    ...(last.endsWith('?') ? [{ hook: last, sentences, ending: '' }] : []),
  ];
  return versions.slice(0, draft.number('versions', 2));
}

function postOf(
  draft: DraftOf<typeof linkedinPost>,
  { hook: opening, sentences, ending }: Version,
): { hook: string; text: string } {
  const hook = shorten(opening, limits.hook, draft.language);
  const rest = hook === opening ? sentences : [opening, ...sentences];
  const budget = draft.number('length', 180) * 1.1 - countWords(hook) - countWords(ending);
  const isList = draft.line('format') === 'how_to_list';
  const kept: string[] = [];
  for (const sentence of rest) {
    if (countWords([...kept, sentence].join(' ')) > budget && kept.length > 0) break;
    kept.push(sentence);
  }
  const lines = isList ? [kept.map((sentence, index) => `${index + 1}. ${sentence}`).join('\n')] : kept;
  const body = shorten(lines.join('\n\n'), limits.text, draft.language);
  return { hook, text: [body, ending].filter((part) => part !== '').join('\n\n') };
}

/** Composes posts, and the slides of a carousel. */
export function composeLinkedInPosts(draft: DraftOf<typeof linkedinPost>): ResultOf<typeof linkedinPost> {
  const { language } = draft;
  const topic = draft.text('topic');
  const link = /https?:\/\/\S+/u.exec(topic)?.[0];
  const sentences = splitSentences(topic.replace(/https?:\/\/\S+|#[\p{L}\p{N}_]{2,38}/gu, ''), language);
  const own = topic.match(/#[\p{L}\p{N}_]{2,38}/gu) ?? [];
  // Which tags people of this trade follow, a text does not tell.
  const missing = toAdd(language, documentWord('hashtags', language));
  const tags = draft.isTrue('hashtags') ? (own.length > 0 ? [...new Set(own)].slice(0, 5) : [missing]) : [];
  const versions = versionsOf(draft, sentences);
  return {
    posts: versions.map((version, turn) => {
      draft.announce(turn + 1, versions.length, String(turn + 1));
      return { ...postOf(draft, version), hashtags: turn === 0 || own.length > 0 ? tags : [] };
    }),
    slides:
      draft.line('format') === 'carousel_text'
        ? sentences.slice(0, limits.slides).map((sentence) => shorten(asItem(sentence), limits.slide, language))
        : [],
    ...(link === undefined || lengthOf(link) > 300 ? {} : { first_comment: link }),
  };
}

export default { compose: composeLinkedInPosts } satisfies Composer<typeof linkedinPost>;
