// An event's page, programme and invitation from what the organiser knows; dates and times are exactly as they were given.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type eventPage from '@folio/catalogue/writer/event-page.tool';
import { type EventType, type GuestPhrases, guestPhrases } from '@folio/locales/phrases/guest';
import { guestPatternsPhrases } from '@folio/locales/phrases/guest-patterns';
import { messagePhrases } from '@folio/locales/phrases/message';
import { tonePhrases } from '@folio/locales/phrases/tone';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { escapeHtml, linkedText, paragraphsOf } from '../../document/markup.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { daysAt } from '../regional.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asItem, asSentence, capitalised, splitItems, tidy } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { Wording } from '../wording.ts';

interface AgendaItem {
  time: string;
  title: string;
  speaker?: string;
}

const clock =
  /^((?:\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:h|Uhr|am|pm|a\.m\.|p\.m\.))(?:\s?[-–]\s?\d{1,2}(?:[:.h]\d{2}|\s?(?:h|Uhr|am|pm))?)?(?:\s?(?:h|Uhr|am|pm))?)[\s:,–-]+(.+)$/iu;

/** "09:30 Welcome | Anna Berg"; null for a line without a time. */
function agendaItem(line: string, draft: DraftOf<typeof eventPage>): AgendaItem | null {
  const [, time, rest] = clock.exec(line) ?? [];
  if (time === undefined || rest === undefined || lengthOf(time) > 20) return null;
  const [title = '', speaker = ''] = rest.split(/\s*\|\s*/u);
  const named = { time, title: shorten(capitalised(title), 120, draft.language) };
  return speaker === '' ? named : { ...named, speaker: shorten(speaker, 120, draft.language) };
}

/** What is before the colon of a long name is its short form. */
const shortName = (name: string) => name.split(/[\s\u00a0]*:\s/u)[0] ?? name;

/** A venue that is no place. */
const onlineVenue = /^(?:online|en ligne|en línea|zoom|teams|webinar|virtual\p{L}*)/iu;

interface Facts {
  name: string;
  days: string;
  venue: string;
  /** Label and value of everything practical, missing things included. */
  practical: [label: string, value: string][];
}

function factsOf(draft: DraftOf<typeof eventPage>, phrases: GuestPhrases['event']): Facts {
  const { language } = draft;
  const price = draft.line('price');
  const page = draft.line('registration_url');
  const audience = draft.line('audience');
  const start = draft.line('start_date');
  const days = start === '' ? '' : daysAt(draft, start, draft.line('end_date'));
  const venue = draft.line('venue').replace(/\.$/u, '');
  const practical: [string, string][] = [
    [phrases.when, days],
    [phrases.where, venue],
    [phrases.admission, price === '' ? toAdd(language, phrases.priceMissing) : price],
    ...(audience === '' ? [] : [[phrases.audience, audience] as [string, string]]),
    [phrases.organiser, draft.line('organiser')],
    [phrases.registration, page === '' ? toAdd(language, phrases.registrationMissing) : page],
  ];
  return {
    name: capitalised(draft.line('event_name').replace(/\.$/u, '')),
    days,
    venue,
    practical: practical.filter(([, value]) => value !== ''),
  };
}

function invitation(
  draft: DraftOf<typeof eventPage>,
  facts: Facts,
  reasons: readonly string[],
  agenda: readonly AgendaItem[],
): ResultOf<typeof eventPage>['invitation_email'] {
  const { language } = draft;
  const phrases = guestPhrases[language].event;
  const messages = messagePhrases[language];
  const tone = tonePhrases[language].event;
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const lines = facts.practical.slice(0, 3).map(([label, value]) => `- ${label}${colon}${value}`);
  const highlights = agenda.slice(0, 4).map(({ time, title }) => `- ${time} ${title}`);
  const expected = reasons.slice(0, 3).map((reason) => `- ${reason}`);
  const page = draft.line('registration_url');
  const body = [
    messages.greeting(draft.isFormal),
    new Wording(draft, facts.name).sayInside(guestPatternsPhrases[language].event.invite, { event: shortName(facts.name) }),
    lines.join('\n'),
    expected.length === 0 ? '' : `${tone.expect}\n${expected.join('\n')}`,
    highlights.length === 0 ? '' : `${phrases.programme}\n${highlights.join('\n')}`,
    page === '' ? toAdd(language, phrases.registrationMissing) : `${phrases.register} ${page}`,
    `${messages.closing(draft.isFormal)}\n${draft.line('organiser')}`,
  ];
  const short = shortName(facts.name);
  const subjects = [phrases.subject + facts.name, facts.name, phrases.subject + short, short];
  return {
    subject: subjects.find((subject) => lengthOf(subject) <= 50) ?? shorten(short, 50, language),
    body: body.filter((part) => part !== '').join('\n\n'),
  };
}

/** Composes page, programme and invitation of an event. */
export function composeEventPage(draft: DraftOf<typeof eventPage>): ResultOf<typeof eventPage> {
  const { language } = draft;
  const phrases = guestPhrases[language].event;
  const facts = factsOf(draft, phrases);
  const lines = draft
    .text('programme')
    .split(/\r?\n/u)
    .map((line) => tidy(line.replace(/^\s*[-*•–]\s+/u, '')));
  const agenda = lines.flatMap((line) => agendaItem(line, draft) ?? []).slice(0, 30);
  const others = lines.filter((line) => line !== '' && agendaItem(line, draft) === null);
  const points = splitItems(others.join('\n'), language).map(asItem);
  // A value that the form does not offer is no word for the page.
  const type = phrases.types[draft.line('event_type') as EventType] ?? '';
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const start = draft.line('start_date');
  const end = draft.line('end_date');
  const tone = tonePhrases[language].event;
  const audience = draft.line('audience').replace(/\.$/u, '');
  const said = new Set([facts.days === '' ? '' : phrases.when, phrases.where, phrases.audience]);
  const table = facts.practical
    .filter(([label]) => !said.has(label))
    .map(([label, value]) => `<li><strong>${escapeHtml(label + colon)}</strong> ${linkedText(value)}</li>`);
  const patterns = guestPatternsPhrases[language].event;
  const wording = new Wording(draft, facts.name);
  const opening = [
    facts.days === ''
      ? asSentence(facts.name)
      : wording.say(patterns.opening, { event: shortName(facts.name), on: tone.on(facts.days, end !== '' && end > start) }),
    onlineVenue.test(facts.venue)
      ? wording.say(patterns.online, { venue: insideSentence(facts.venue, language) })
      : wording.say(patterns.venue, { venue: facts.venue }),
    audience === '' ? '' : wording.say(patterns.audience, { audience: tonePhrases[language].audience(audience) }),
  ];
  const when = [type, facts.days, facts.venue].filter((part) => part !== '').join(', ');
  return {
    title: shorten(facts.name, 75, language),
    summary: shorten(capitalised(when), 140, language),
    description: `${paragraphsOf(opening.filter((part) => part !== '').join(' '))}<ul>${table.join('')}</ul>`,
    reasons_to_attend:
      points.length > 0
        ? points.slice(0, 6).map((point) => shorten(point, 140, language))
        : [toAdd(language, phrases.reasonsMissing)],
    agenda,
    invitation_email: invitation(draft, facts, points, agenda),
    meta_title: fitMetaTitle(facts.name, language),
    meta_description: fitMetaDescription(
      [asSentence(when), ...points.map(asSentence)],
      language,
      phrases.metaCall(draft.isFormal),
    ),
  };
}

export default { compose: composeEventPage } satisfies Composer<typeof eventPage>;
