// A short video from its author's sentences: one scene each, cut by the time that the words take to say.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type tiktokScript from '@folio/catalogue/writer/tiktok-script.tool';
import { countWords } from '@folio/contract/tool-price';
import { messagePhrases } from '@folio/locales/phrases/message';
import { scriptPhrases } from '@folio/locales/phrases/script';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, shorten, shortenToFit } from '../fit-text.ts';
import { asItem, asSentence, splitSentences } from '../split-input.ts';
import { startsOf } from '../spoken-time.ts';
import { toAdd } from '../to-add.ts';

const limits = { title: 80, hook: 100, voice: 300, screen: 60, screenWords: 7, scenes: 15, caption: 300 };
/** Words that can be said in a second. */
const pace = 2.5;

/** Composes a script. What does not fit into the time is left out at the end, the call to action never. */
export function composeShortVideo(draft: DraftOf<typeof tiktokScript>): ResultOf<typeof tiktokScript> {
  const { language } = draft;
  const phrases = scriptPhrases[language];
  const seconds = Number(draft.line('duration')) || 30;
  const sentences = splitSentences(draft.text('topic').replace(/#[\p{L}\p{N}_]{2,28}/gu, ''), language);
  const call = asSentence(draft.line('call_to_action')) || toAdd(language, messagePhrases[language].callMissing);
  const kept: string[] = [];
  for (const sentence of sentences) {
    const words = countWords([...kept, sentence, call].join(' '));
    if (kept.length > 0 && (words > seconds * pace || kept.length >= limits.scenes - 1)) break;
    kept.push(sentence);
  }
  const spoken = [...kept, call];
  const starts = startsOf(spoken, seconds);
  const onScreen = (text: string) => countWords(text) <= limits.screenWords && [...text].length <= limits.screen;
  const title = shorten(asItem(sentences[0] ?? '').replace(/[.!]+$/u, ''), limits.title, language);
  return {
    title,
    hook: shorten(sentences[0] ?? '', limits.hook, language),
    scenes: spoken.map((voice, index) => ({
      start: starts[index] ?? 0,
      end: starts[index + 1] ?? seconds,
      shot: phrases.shots[(index === spoken.length - 1 ? phrases.shots.length - 1 : index) % phrases.shots.length] ?? '',
      voice: shorten(voice, limits.voice, language),
      on_screen_text: shortenToFit(asItem(voice).replace(/[.!]+$/u, ''), language, onScreen, 8),
    })),
    caption: joinToFit([...sentences.slice(0, 2), asSentence(draft.line('call_to_action'))], limits.caption, language),
    // Which tags lead to this audience, a text does not tell.
    hashtags: [...new Set(draft.text('topic').match(/#[\p{L}\p{N}_]{2,28}/gu) ?? [])].slice(0, 5),
    sound_suggestion: phrases.sound,
  };
}

export default { compose: composeShortVideo } satisfies Composer<typeof tiktokScript>;
