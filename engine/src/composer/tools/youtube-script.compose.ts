// A script for a video from its key points and sources: one part each, with its time; what is missing is named.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type youtubeScript from '@folio/catalogue/writer/youtube-script.tool';
import { countWords } from '@folio/contract/tool-price';
import { messagePhrases } from '@folio/locales/phrases/message';
import { scriptPhrases } from '@folio/locales/phrases/script';
import { withoutMarks } from '../../text/citations.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { shorten } from '../fit-text.ts';
import { asSentence, capitalised } from '../split-input.ts';
import { spokenPoints } from '../spoken-points.ts';
import { clock, startsOf } from '../spoken-time.ts';
import { toAdd } from '../to-add.ts';

const limits = { title: 100, part: 80, visuals: 300, parts: 15 };

/** Composes a script. A list of the best begins with the last point. */
export function composeVideoScript(draft: DraftOf<typeof youtubeScript>): ResultOf<typeof youtubeScript> {
  const { language } = draft;
  const phrases = scriptPhrases[language];
  const topic = capitalised(draft.line('topic').replace(/[.\s]+$/u, ''));
  const found = spokenPoints(draft, draft.text('key_points'), topic, limits.parts, limits.part);
  const ordered = draft.line('format') === 'top_list' ? found.toReversed() : found;
  const missing = { title: shorten(topic, limits.part, language), sentences: [toAdd(language, phrases.pointsMissing)] };
  const points = ordered.length > 0 ? ordered : [missing];
  const hook = asSentence(phrases.videoHook(topic));
  const call = asSentence(draft.line('call_to_action'));
  const outro = call === '' ? toAdd(language, messagePhrases[language].callMissing) : call;
  const narrations = points.map(({ sentences }) => sentences.join(' '));
  const starts = startsOf([hook, ...narrations, outro], draft.number('duration_minutes', 6) * 60);
  return {
    title: shorten(topic, limits.title, language),
    hook,
    sections: points.map(({ title }, index) => {
      draft.announce(index + 1, points.length, title);
      return {
        title,
        time: clock(starts[index + 1] ?? 0),
        narration: narrations[index] ?? '',
        visuals: shorten(phrases.showPoint(title), limits.visuals, language),
      };
    }),
    outro,
    word_count: [hook, ...narrations, outro].reduce((sum, text) => sum + countWords(withoutMarks(text)), 0),
  };
}

export default { compose: composeVideoScript } satisfies Composer<typeof youtubeScript>;
