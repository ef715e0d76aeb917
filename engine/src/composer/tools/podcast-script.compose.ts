// An episode from its key points and sources: who speaks when, with open questions for a guest whose answers are nobody's to write.
import type podcastScript from '@folio/catalogue/audio/podcast-script.tool';
import type { ResultOf } from '@folio/catalogue/define-tool';
import { messagePhrases } from '@folio/locales/phrases/message';
import { scriptPhrases } from '@folio/locales/phrases/script';
import { withoutMarks } from '../../text/citations.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asSentence, capitalised } from '../split-input.ts';
import { type SpokenPoint, spokenPoints } from '../spoken-points.ts';
import { clock, startsOf } from '../spoken-time.ts';
import { toAdd } from '../to-add.ts';

const limits = { title: 100, segment: 80, segments: 10, chapter: 60, notes: 4000 };

/** The lines of one segment: "Host: …", in turns where there are two voices. */
function scriptOf({ title, sentences }: SpokenPoint, draft: DraftOf<typeof podcastScript>): string {
  const { language } = draft;
  const phrases = scriptPhrases[language];
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const say = (who: string, text: string) => `${who}${colon}${text}`;
  const format = draft.line('format');
  if (format === 'interview') {
    const point = sentences.length > 0 ? sentences.join(' ') : asSentence(title);
    return [say(phrases.host, phrases.askGuest(point)), say(phrases.guest, toAdd(language, phrases.answerMissing))].join('\n\n');
  }
  if (format !== 'two_hosts') return say(phrases.host, sentences.join(' '));
  return sentences.map((sentence, index) => say(index % 2 === 0 ? phrases.host : phrases.secondHost, sentence)).join('\n\n');
}

/** Composes an episode. */
export function composeEpisode(draft: DraftOf<typeof podcastScript>): ResultOf<typeof podcastScript> {
  const { language } = draft;
  const phrases = scriptPhrases[language];
  const topic = capitalised(draft.line('topic').replace(/[.\s]+$/u, ''));
  const found = spokenPoints(draft, draft.text('key_points'), topic, limits.segments, limits.segment);
  const missing = { title: shorten(topic, limits.segment, language), sentences: [toAdd(language, phrases.pointsMissing)] };
  const points = found.length > 0 ? found : [missing];
  const minutes = draft.number('duration_minutes', 10);
  const guest = draft.line('guest').replace(/[.\s]+$/u, '');
  const intro = [phrases.welcome(draft.line('podcast_name'), topic), guest === '' ? '' : phrases.guestToday(guest)];
  const scripts = points.map((point) => scriptOf(point, draft));
  const seconds = minutes * 60;
  const starts = startsOf([intro.join(' '), ...scripts.map(withoutMarks), phrases.goodbye], seconds);
  const notes = [asSentence(topic), `${phrases.inThisEpisode}\n${points.map(({ title }) => `- ${title}`).join('\n')}`].join(
    '\n\n',
  );
  return {
    episode_title: shorten(topic, limits.title, language),
    cold_open: toAdd(language, phrases.coldOpenMissing),
    intro: intro.filter((line) => line !== '').join(' '),
    segments: points.map(({ title }, index) => {
      draft.announce(index + 1, points.length, title);
      const length = (starts[index + 2] ?? seconds) - (starts[index + 1] ?? 0);
      return { title, minutes: Math.round((length / 60) * 10) / 10, script: scripts[index] ?? '' };
    }),
    outro: [phrases.goodbye, toAdd(language, messagePhrases[language].callMissing)].join(' '),
    show_notes: lengthOf(notes) <= limits.notes ? notes : shorten(notes, limits.notes, language),
    chapters: points.map(({ title }, index) => ({
      time: clock(index === 0 ? 0 : (starts[index + 1] ?? 0)),
      title: shorten(title, limits.chapter, language),
    })),
  };
}

export default { compose: composeEpisode } satisfies Composer<typeof podcastScript>;
