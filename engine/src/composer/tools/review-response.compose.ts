// Public answers to a review: its rating gives the mood, its words the matter, the business's own facts the substance.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type reviewResponse from '@folio/catalogue/writer/review-response.tool';
import type { Mood } from '@folio/locales/en/phrases/review';
import { type ReviewPhrases, reviewPatternsPhrases, reviewPhrases } from '@folio/locales/phrases';
import { joinList } from '@folio/locales/writing/formats';
import { joinToFit, lengthOf, shorten } from '../../text/fit-text.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { quotedAt } from '../regional.ts';
import { type Clause, clausesOf, leansOnClause, type Polarity, quotable } from '../review-polarity.ts';
import { signatureOf } from '../review-signature.ts';
import { splitSentences } from '../split-input.ts';
import { Wording } from '../wording.ts';

const moods: Record<string, Mood> = { '1': 'bad', '2': 'bad', '3': 'mixed', '4': 'good', '5': 'good' };

/** Platforms with in-person customers as reviewers. */
const visited = new Set(['google', 'tripadvisor', 'booking']);

const hasContact = (text: string) => /@|https?:|\d[\d\s/().-]{5,}\d/u.test(text);

/** Google Play's replies end at 350 characters; every other platform takes more than a reply should have. */
const longest = (platform: string) => (platform === 'app_store' ? 350 : 1500);

/** In public strangers read along: an empathetic reply still says "Sie", unless the brand's voice says otherwise. */
const isFormalIn = (draft: DraftOf<typeof reviewResponse>) =>
  draft.isFormal || (draft.line('tone') === 'empathetic' && draft.context.brandVoice === undefined);

const maxQuotationLength = 90;

/** "Great lessons" can be quoted with thanks; "very disappointed" names no reason. */
const isStatement = (meant: Polarity, text: string) => meant === 'praise' || text.split(/\s+/u).length > 3;

/** Gives thanks for praise and expresses regret for criticism. Points outside the topics keep the guest's own words. */
function matterOf(draft: DraftOf<typeof reviewResponse>, wording: Wording, mood: Mood): string {
  const { language } = draft;
  const phrases = reviewPhrases[language];
  const patterns = reviewPatternsPhrases[language];
  // Ambiguous remarks are neither thanked for nor regretted.
  const clauses = clausesOf(draft.line('review'), language).filter(({ isMixed }) => !isMixed);
  const topicsIn = (polarity: Polarity) =>
    phrases.topics.filter(({ words }) => clauses.some((clause) => clause.polarity === polarity && words.test(clause.text)));
  // Five stars leave nothing to be sorry about, whatever words they come with.
  const isHappy = draft.line('rating') === '5';
  const criticised = isHappy ? [] : topicsIn('criticism').slice(0, 3);
  const liked = topicsIn('praise').filter((topic) => !criticised.includes(topic));
  const quotableOf = (meant: Polarity, parts: readonly string[]) =>
    parts
      .map((text) => quotable(meant === 'praise' ? text.replace(phrases.thanksAtEnd, '') : text, language))
      .find(
        (text) =>
          lengthOf(text) >= 8 &&
          lengthOf(text) <= maxQuotationLength &&
          isStatement(meant, text) &&
          !leansOnClause(text, language),
      );
  const hasTopic = (text: string) => phrases.topics.some(({ words }) => words.test(text));
  const unnamedOf = (meant: Polarity, of: readonly Clause[]) =>
    quotableOf(
      meant,
      of.filter(({ text, polarity }) => polarity === meant && !hasTopic(text)).map(({ text }) => text),
    );
  // Facts answer a complaint better than its own words in public.
  const unnamed = isHappy || draft.text('facts') !== '' ? undefined : unnamedOf('criticism', clauses);
  const isSlight = liked.length > 0 && liked.every((topic) => topic.isSlight === true);
  // "Competent and kind, honest price": such a guest does not praise the price.
  const parts = isSlight
    ? clauses.flatMap(({ text }) => text.split(/,\s+/u)).flatMap((text) => clausesOf(text, language))
    : clauses;
  // Words of praise in a bad review may be meant otherwise.
  const unnamedPraise = (liked.length > 0 && !isSlight) || mood === 'bad' ? undefined : unnamedOf('praise', parts);
  const praised = isSlight && unnamedPraise !== undefined ? [] : liked.slice(0, 3);
  const list = (topics: ReviewPhrases['topics']) =>
    joinList(
      topics.map(({ about }) => about),
      language,
    );
  const isCritical =
    mood === 'mixed' || (!isHappy && mood === 'good' && clauses.some(({ polarity }) => polarity === 'criticism'));
  const isUnanswered = isCritical && criticised.length === 0 && unnamed === undefined;
  return [
    praised.length > 0 ? wording.say(patterns.matter.good, { topics: list(praised) }) : '',
    unnamedPraise === undefined ? '' : wording.say(patterns.praiseInOwnWords, { quotation: quotedAt(draft, unnamedPraise) }),
    criticised.length > 0 ? wording.say(patterns.matter[mood === 'bad' ? 'bad' : 'mixed'], { topics: list(criticised) }) : '',
    unnamed === undefined ? '' : wording.say(patterns.ownWords, { quotation: quotedAt(draft, unnamed) }),
    isUnanswered ? wording.say(patterns.regret) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function respond(draft: DraftOf<typeof reviewResponse>, turn: 0 | 1 | 2): string {
  const { language } = draft;
  const isFormal = isFormalIn(draft);
  const patterns = reviewPatternsPhrases[language];
  const speaker = { language, tone: draft.tone, isFormal };
  const wording = new Wording(speaker, `${draft.line('business')} ${draft.line('review')}`, turn);
  const platform = draft.line('platform');
  const mood = moods[draft.line('rating')] ?? 'good';
  const facts = splitSentences(draft.text('facts'), language);
  const signature = signatureOf(draft.line('signature'), draft.line('business'), language);
  const thanks = wording.say(patterns.opening[mood]);
  const courtesy = wording.say(mood === 'good' ? patterns.courtesy : patterns.sober);
  const opening = [thanks, courtesy, matterOf(draft, wording, mood)].filter((part) => part !== '');
  // Facts that name an address have said where.
  const privately = hasContact(facts.join(' ')) ? '' : wording.say(patterns.private);
  const ending = mood === 'bad' ? privately : wording.say(visited.has(platform) ? patterns.nextVisit : patterns.thanks);
  const charactersLeft = longest(platform) - lengthOf(signature) - 2;
  const whole = [opening.join(' '), facts.join(' '), ending].filter((part) => part !== '').join('\n\n');
  // In little space, the facts come before the courtesies.
  const text = lengthOf(whole) <= charactersLeft ? whole : joinToFit([opening[0] ?? '', ...facts], charactersLeft, language);
  return `${text}\n\n${shorten(signature, 180, language)}`;
}

/** Composes as many versions as asked for. */
export function composeReviewResponse(draft: DraftOf<typeof reviewResponse>): ResultOf<typeof reviewResponse> {
  const turns = ([0, 1, 2] as const).slice(0, draft.number('versions', 2));
  return { responses: turns.map((turn) => ({ title: String(turn + 1), text: respond(draft, turn) })) };
}

export default { compose: composeReviewResponse } satisfies Composer<typeof reviewResponse>;
