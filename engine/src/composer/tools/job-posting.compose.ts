// A job advert from the employer's input: requirements separate from pluses, pay shown or requested, all applicants invited.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type jobPosting from '@folio/catalogue/writer/job-posting.tool';
import { type JobPhrases, jobPhrases, offerPatternsPhrases, tonePhrases } from '@folio/locales/phrases';
import { inBrackets } from '@folio/locales/writing/inside-sentence';
import { linkedText, paragraphsOf } from '../../document/markup.ts';
import { shorten } from '../../text/fit-text.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { fitMetaDescription } from '../search-snippet.ts';
import { asItem, asParagraphs, asSentence, splitItems, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { Wording } from '../wording.ts';

/** "Fluent English; German is a plus" holds a must and a plus; a mark in front ("Nice to have: …") speaks for all that follows. */
function clausesOf(skill: string, { plusMarks, wish }: JobPhrases): string[] {
  // Text after a wish is a remark on it: "Blender would be great, we can teach it".
  if (wish.test(skill)) return [skill];
  const parts = skill.split(/;\s+|,\s+(?![^(]*\))/u);
  const last = parts.at(-1) ?? '';
  if (!plusMarks.test(skill) || parts.length === 1 || plusMarks.test(parts[0] ?? '')) return [skill];
  const others = parts.slice(0, -1);
  return plusMarks.test(last) && !others.some((part) => plusMarks.test(part)) ? [others.join(', '), last] : parts;
}

function partSkills(given: readonly string[], phrases: JobPhrases): { musts: string[]; pluses: string[] } {
  const { plusMarks, wish } = phrases;
  const skills = given.flatMap((skill) => clausesOf(skill, phrases));
  const isPlus = (skill: string) => plusMarks.test(skill) || wish.test(skill);
  return {
    musts: skills.filter((skill) => !isPlus(skill)).map(asItem),
    pluses: skills
      .filter(isPlus)
      .map((skill) => asItem(skill.replace(wish, '$1').replace(plusMarks, '')))
      .filter((skill) => skill !== ''),
  };
}

const notATown =
  /remot|home.?office|hybrid|híbrid|ibrid|online|telework|teletrabajo|télétravail|smart.?working|nationwide|weit$/iu;

/** " in Bristol (hybrid)"; in brackets if the location does not name a town. */
function whereOf(location: string, at: (town: string) => string): string {
  const [town = '', ...others] = location.split(/,\s+|\s+[–-]\s+|\s*\(/u);
  if (location === '') return '';
  if (town === '' || notATown.test(town)) return inBrackets(location);
  const note = others.join(', ').replace(/\)$/u, '');
  return at(town) + (note === '' ? '' : ` (${note})`);
}

/** English adverts name the role in a sentence without the mark of genders that German law asks for. */
const withoutGenders = (title: string) => title.replace(/\s*\((?:\p{L}{1,3}\s?[/|]\s?){1,3}\p{L}{1,3}\)/u, '');

/** German instructions with "Sie" set the form of address of our own phrases. */
const saysSie = /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre\p{L}*)(?!\p{L})/u;

/** The level as a line where neither the title carries it nor the employer's own words. */
function levelLineOf(job: string, level: string, { title, levelLines }: JobPhrases): string {
  if (level !== 'junior' && level !== 'senior') return '';
  const carries = title(job, level) !== title(job, '') || /j[uú]nior|s[eéê]nior/iu.test(job);
  return carries ? '' : levelLines[level];
}

/** Composes a job posting. */
export function composeJobPosting(draft: DraftOf<typeof jobPosting>): ResultOf<typeof jobPosting> {
  const { language } = draft;
  const phrases = jobPhrases[language];
  const company = draft.line('company_name');
  const location = draft.line('location');
  const job = draft.line('job_title');
  const title = shorten(phrases.title(job, draft.line('seniority')), 150, language);
  const tone = tonePhrases[language].job;
  const named = language === 'en' ? withoutGenders(title) : title;
  const isFormal = draft.isFormal || (language === 'de' && saysSie.test(draft.text('application_instructions')));
  const patterns = offerPatternsPhrases[language].job;
  const wording = new Wording({ language, tone: draft.tone, isFormal }, `${company} ${title}`);
  const where = whereOf(location, tone.at);
  const opening = phrases.contracted(wording.say(patterns.opening, { company, role: tone.role(named), where }), company);
  const levelLine = levelLineOf(job, draft.line('seniority'), phrases);
  const itemsOf = (text: string, most: number) =>
    splitItems(text, language)
      .slice(0, most)
      .map((item) => shorten(asItem(item), 200, language));
  const presentation = splitSentences(draft.text('presentation'), language);
  const about = presentation.length > 0 ? asParagraphs(presentation) : toAdd(language, phrases.aboutMissing);
  const { musts, pluses } = partSkills(splitItems(draft.text('skills'), language), phrases);
  const fitted = (items: readonly string[], most: number) => items.slice(0, most).map((item) => shorten(item, 200, language));
  const benefits = itemsOf(draft.text('reasons_to_apply'), 12);
  const pay = draft.line('annual_compensation').replace(/\.$/, '');
  const instructions = asParagraphs(splitSentences(draft.text('application_instructions'), language), 2);
  return {
    title,
    ...(draft.line('tagline') === '' ? {} : { tagline: shorten(draft.line('tagline'), 150, language) }),
    location: shorten(location, 150, language),
    compensation: pay === '' ? toAdd(language, phrases.payMissing) : pay,
    about_us: `<p>${linkedText(opening)}</p>${levelLine === '' ? '' : `<p>${levelLine}</p>`}${paragraphsOf(about)}`,
    responsibilities: itemsOf(draft.text('responsibilities'), 12),
    requirements: fitted(musts, 12),
    nice_to_have: fitted(pluses, 8),
    benefits: benefits.length > 0 ? benefits : [toAdd(language, phrases.benefitsMissing)],
    how_to_apply: `${paragraphsOf([instructions, wording.say(patterns.closing)].join('\n\n'))}<p>${linkedText(wording.say(patterns.equalOpportunity))}</p>`,
    meta_description: fitMetaDescription(
      [phrases.metaLead(title, company, location), pay === '' ? '' : phrases.metaPay(pay), asSentence(benefits[0] ?? '')],
      language,
      phrases.metaCall(isFormal),
    ),
  };
}

export default { compose: composeJobPosting } satisfies Composer<typeof jobPosting>;
