// An itinerary from what sources tell of a place, day by day; without them a plan that says what is to be added.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type travelItinerary from '@folio/catalogue/writer/travel-itinerary.tool';
import { guestPatternsPhrases } from '@folio/locales/phrases/guest-patterns';
import { scriptPhrases } from '@folio/locales/phrases/script';
import { type Interest, type Season, tonePhrases } from '@folio/locales/phrases/tone';
import { joinList } from '@folio/locales/writing/formats';
import { escapeHtml, listOf } from '../../document/markup.ts';
import { LinkPlacer, passagesHtml } from '../articles/article-html.ts';
import { type Passage, readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, shorten } from '../fit-text.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asSentence, capitalised } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { Wording } from '../wording.ts';
import { assignStops } from './day-stops.ts';

const wordsPerDay = 90;

/** The given stops as points, since only their author knows the hour; what sources tell by parts of the day. A day without either says what is missing. */
function dayHtml(stops: readonly string[], passages: readonly Passage[], draft: DraftOf<typeof travelItinerary>): string {
  const { partsOfDay, stopsMissing } = scriptPhrases[draft.language];
  if (stops.length + passages.length === 0) return `<p>${escapeHtml(toAdd(draft.language, stopsMissing))}</p>`;
  const share = Math.max(1, Math.ceil(passages.length / partsOfDay.length));
  const parts = partsOfDay.map((part, index) => {
    const own = passages.slice(index * share, (index + 1) * share);
    return own.length === 0 ? '' : `<p><strong>${escapeHtml(part)}</strong></p>${passagesHtml(own, new LinkPlacer([]))}`;
  });
  return (stops.length > 0 ? listOf(stops) : '') + parts.join('');
}

/** What journey it is: how long, when, for whom, with which interests and means. */
function openingOf(draft: DraftOf<typeof travelItinerary>, destination: string, count: number): string[] {
  const phrases = tonePhrases[draft.language].journey;
  const travellers = draft.line('travellers').replace(/\.$/u, '');
  const days =
    phrases.days(count) +
    (phrases.seasons[draft.line('season') as Season] ?? '') +
    (travellers === '' ? '' : phrases.travellers(travellers));
  const interests = draft.list('interests').map((interest) => phrases.interests[interest as Interest] ?? interest);
  const budget = draft.line('budget');
  const patterns = guestPatternsPhrases[draft.language].journey;
  const wording = new Wording(draft, destination);
  return [
    wording.say(patterns.opening, { destination, days }),
    interests.length === 0 ? '' : wording.say(patterns.focus, { interests: joinList(interests, draft.language) }),
    budget === 'low' || budget === 'high' ? wording.say(patterns[budget]) : '',
  ].filter((sentence) => sentence !== '');
}

/** Composes an itinerary. */
export function composeItinerary(draft: DraftOf<typeof travelItinerary>): ResultOf<typeof travelItinerary> {
  const { language, context } = draft;
  const phrases = scriptPhrases[language];
  const destination = capitalised(draft.line('destination'));
  const count = draft.number('days', 3);
  const { passages } = readMaterial(context.sources, language);
  const chosen = passages.length > 0 ? passagesAbout(passages, destination, (count + 0.5) * wordsPerDay, language) : [];
  const [lead, ...following] = chosen;
  const share = Math.ceil(following.length / count);
  const { wayThere } = tonePhrases[language].journey;
  const stops = assignStops(draft.text('included'), count, language, wayThere);
  const ways = stops.general.filter((item) => wayThere.test(item));
  const included = stops.general.filter((item) => !wayThere.test(item));
  const title = shorten(phrases.journey(destination, count), 100, language);
  const opening = openingOf(draft, destination, count);
  const practical = [
    { topic: phrases.included, text: included.length > 0 ? included.join('; ') : '' },
    { topic: phrases.gettingThere, text: ways.length > 0 ? ways.join('; ') : toAdd(language, phrases.gettingThereMissing) },
    { topic: '', text: phrases.check },
  ];
  const days = Array.from({ length: count }, (_, index) => {
    draft.announce(index + 1, count, phrases.day(index + 1));
    const html = dayHtml(stops.days[index] ?? [], following.slice(index * share, (index + 1) * share), draft);
    return { day: index + 1, title: phrases.day(index + 1), html };
  });
  return {
    title,
    introduction: shorten([...opening, ...(lead ? [lead.text] : [])].join(' '), 800, language),
    days,
    practical_information: practical.filter(({ text }) => text !== ''),
    meta_title: fitMetaTitle(title, language),
    meta_description:
      fitMetaDescription(lead ? [lead.text] : [title, ...stops.days.flat(), ...included].map(asSentence), language) ||
      joinToFit([title], 155, language),
  };
}

export default { compose: composeItinerary } satisfies Composer<typeof travelItinerary>;
