// Public answers to a review: its rating gives the mood, its words the matter, the business's own facts the substance.
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { Draft } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { joinList, toAdd } from '../phrases/general-phrases.ts';
import { type Mood, type ReviewPhrases, reviewPhrases } from '../phrases/review-phrases.ts';
import { splitSentences } from '../split-input.ts';

const moods: Record<string, Mood> = { '1': 'bad', '2': 'bad', '3': 'mixed', '4': 'good', '5': 'good' };

/** Places whose reviewers come in person. */
const visited = new Set(['google', 'tripadvisor', 'booking']);

const hasContact = (text: string) => /@|https?:|\d[\d\s/().-]{5,}\d/u.test(text);

/** Google Play's replies end at 350 characters; every other platform takes more than a reply should have. */
const longest = (platform: string) => (platform === 'app_store' ? 350 : 1500);

/** In public strangers read along: an empathetic reply still says "Sie", unless the brand's voice says otherwise. */
const isFormalIn = (draft: Draft) =>
  draft.isFormal || (draft.line('tone') === 'empathetic' && draft.context.brandVoice === undefined);

function matterOf(draft: Draft, phrases: ReviewPhrases, mood: Mood): string {
  const review = draft.line('review');
  const topics = phrases.topics.filter(({ words }) => words.test(review)).slice(0, 3);
  if (topics.length === 0) return '';
  return phrases.matter[mood](
    joinList(
      topics.map(({ about }) => about),
      draft.language,
    ),
    isFormalIn(draft),
  );
}

function respond(draft: Draft, turn: 0 | 1 | 2): string {
  const { language } = draft;
  const isFormal = isFormalIn(draft);
  const phrases = reviewPhrases[language];
  const platform = draft.line('platform');
  const mood = moods[draft.line('rating')] ?? 'good';
  const facts = splitSentences(draft.text('facts'), language);
  const isCritical = mood !== 'good';
  const missing = isCritical && facts.length === 0 ? toAdd(language, phrases.factsMissing) : '';
  const contact = mood === 'bad' && !hasContact(facts.join(' '));
  const privately = contact ? `${phrases.private(isFormal)} (${toAdd(language, phrases.contactMissing)})` : '';
  const ending = mood === 'bad' ? privately : (visited.has(platform) ? phrases.again : phrases.thanks)[turn](isFormal);
  const signature = [draft.line('signature'), draft.line('business')].filter((part) => part !== '').join(', ');
  const opening = [phrases.opening[mood][turn](isFormal), matterOf(draft, phrases, mood)].filter((part) => part !== '');
  const room = longest(platform) - lengthOf(signature) - 2;
  const whole = [opening.join(' '), [...facts, missing].filter((part) => part !== '').join(' '), ending]
    .filter((part) => part !== '')
    .join('\n\n');
  // Where the room is small, what happened comes before the courtesies.
  const text = lengthOf(whole) <= room ? whole : joinToFit([opening[0] ?? '', ...facts, missing], room, language);
  return `${text}\n\n${shorten(signature, 180, language)}`;
}

/** Composes as many versions as asked for. */
export function composeReviewResponse(draft: Draft): ToolResult {
  const turns = ([0, 1, 2] as const).slice(0, draft.number('versions', 2));
  return { responses: turns.map((turn) => ({ title: String(turn + 1), text: respond(draft, turn) })) };
}
