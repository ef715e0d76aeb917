// A law firm's page on one practice area, by the rules of the bar: only what the firm said of itself, no promise, a disclaimer.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type practiceArea from '@folio/catalogue/writer/practice-area.tool';
import { type LawPhrases, lawPhrases, type PointOfView } from '@folio/locales/phrases/law';
import { offerPatternsPhrases } from '@folio/locales/phrases/offer-patterns';
import { joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { escapeHtml, linkedText } from '../../document/markup.ts';
import type { ComposerLanguage } from '../../engine-types.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { fitMetaDescription, fitMetaTitle, isDescriptionShown } from '../search-snippet.ts';
import { asItem, asParagraphs, asSentence, capitalised, splitItems, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { Wording } from '../wording.ts';

interface Firm {
  firm: string;
  area: string;
  location: string;
  view: PointOfView;
  services: { name: string; description: string }[];
}

function serviceOf(item: string, draft: DraftOf<typeof practiceArea>): { name: string; description: string } {
  const { language } = draft;
  const labelled = /^(.{3,80}?)\s*(?::\s+|\s[–—]\s)(.+)$/u.exec(item);
  if (labelled) return { name: asItem(labelled[1] ?? ''), description: shorten(asSentence(labelled[2] ?? ''), 250, language) };
  const clean = asItem(item);
  if (lengthOf(clean) <= 80) return { name: clean, description: '' };
  return { name: shorten(clean, 80, language), description: shorten(asSentence(clean), 250, language) };
}

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => `<p>${linkedText(part)}</p>`)
    .join('');

function sectionsOf(draft: DraftOf<typeof practiceArea>, phrases: LawPhrases): { heading: string; html: string }[] {
  const { language } = draft;
  const lawyer = draft.line('lawyer_name');
  const given = splitSentences(draft.text('extra_info'), language);
  const fees = given.filter((sentence) => phrases.feeWords.test(sentence));
  const work = given.filter((sentence) => !fees.includes(sentence) && phrases.workWords.test(sentence));
  const about = given.filter((sentence) => !fees.includes(sentence) && !work.includes(sentence));
  const people = lawyer === '' ? [] : [phrases.lawyer(lawyer)];
  // A heading with nothing below cannot be published: what is missing is noted beside the text.
  if (work.length === 0) draft.note(toAdd(language, phrases.workMissing));
  if (fees.length === 0) draft.note(toAdd(language, phrases.feeMissing));
  return [
    { heading: phrases.aboutHeading, html: paragraphs(asParagraphs([...about, ...people])) },
    { heading: phrases.workHeading, html: paragraphs(asParagraphs(work)) },
    { heading: phrases.feeHeading, html: paragraphs(asParagraphs(fees)) },
  ]
    .filter(({ html }) => html !== '')
    .map(({ heading, html }) => ({ heading: shorten(heading, 90, language), html }));
}

const containsAnd = /\s(?:and|und|e|ed|y|et)\s/u;

/** The names as one list; semicolons where a name holds an "and" of its own. */
function namesOf(services: Firm['services'], count: number, language: ComposerLanguage): string {
  const names = services.slice(0, count).map(({ name }) => insideSentence(name, language));
  if (!names.some((name) => containsAnd.test(name))) return joinList(names, language);
  return names.join(language === 'fr' ? '\u00a0; ' : '; ');
}

/** A number, an address or a name alone is no answer. */
const isSentence = (contact: string) => /[.!?]$/u.test(contact) || contact.split(/[\s,:]+/u).filter(isWord).length > 3;
const isWord = (part: string) => /^\p{L}{2,}$/u.test(part);

/** How to get in touch, as an answer to the reader, whom the page's call may ask for something else. */
const contactSentence = (contact: string, call: LawPhrases['call'], view: PointOfView) =>
  asSentence(isSentence(contact) ? contact : `${call[view === 'third' ? 'third' : 'first_plural']} ${contact}`);

function questionsOf(
  draft: DraftOf<typeof practiceArea>,
  { firm, location, view }: Firm,
  phrases: LawPhrases,
): { question: string; answer: string }[] {
  const { language } = draft;
  const { questions } = phrases;
  return [
    { question: questions.where, answer: phrases.location[view](firm, location) },
    { question: questions.first, answer: draft.isTrue('free_consultation') ? phrases.freeConsultation : '' },
    { question: questions.contact, answer: contactSentence(draft.line('contact'), phrases.call, view) },
  ]
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer }) => ({ question, answer: shorten(answer, 400, language) }));
}

/** Composes a practice area page. */
export function composePracticeArea(draft: DraftOf<typeof practiceArea>): ResultOf<typeof practiceArea> {
  const { language } = draft;
  const phrases = lawPhrases[language];
  const firm: Firm = {
    firm: draft.line('firm_name'),
    area: capitalised(draft.line('practice_area').replace(/\.$/, '')),
    location: draft.line('geo_area').replace(/\.$/, ''),
    view: draft.line('point_of_view') as PointOfView,
    services: splitItems(draft.text('services'), language)
      .slice(0, 10)
      .map((item) => serviceOf(item, draft)),
  };
  const heading = phrases.heading(firm.area, firm.location);
  const message = splitSentences(draft.text('marketing_message'), language).join(' ');
  const lead = phrases.metaLead(firm.firm, firm.area, firm.location);
  const call = phrases.metaCall(draft.isFormal);
  // As many services as the search result shows whole.
  const counts = firm.services.map((_, index) => firm.services.length - index);
  const named = counts
    .map((count) => [lead, asSentence(namesOf(firm.services, count, language))])
    .find((sentences) => isDescriptionShown([...sentences, call].join(' ')));
  const consultation = draft.isTrue('free_consultation') ? ` ${phrases.freeConsultation}` : '';
  return {
    h1: shorten(lengthOf(heading) <= 70 ? heading : firm.area, 70, language),
    introduction: paragraphs(
      [
        phrases.introduction[firm.view](firm.firm, firm.area, firm.location),
        message,
        new Wording(draft, firm.firm).say(offerPatternsPhrases[language].law),
      ]
        .filter((line) => line !== '')
        .join(' '),
    ),
    services: firm.services,
    sections: sectionsOf(draft, phrases),
    faq: questionsOf(draft, firm, phrases),
    call_to_action: `<p>${escapeHtml(phrases.call[firm.view])} ${linkedText(draft.line('contact'))}${/[.!?]$/.test(draft.line('contact')) ? '' : '.'}${escapeHtml(consultation)}</p>`,
    disclaimer: phrases.disclaimer,
    meta_title: fitMetaTitle([`${heading} | ${firm.firm}`, heading].find((title) => lengthOf(title) <= 60) ?? heading, language),
    meta_description: fitMetaDescription(named ?? [lead], language, call),
  };
}

export default { compose: composePracticeArea } satisfies Composer<typeof practiceArea>;
