// A biography from notes and sources: present role first, then what was noted in its order, every fact listed with where it is.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type biographyGenerator from '@folio/catalogue/writer/biography-generator.tool';
import { countWords } from '@folio/contract/tool-price';
import { typographyLexicon } from '@folio/locales/lexicon/typography';
import { type PressPhrases, pressPhrases } from '@folio/locales/phrases/press';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { withoutMarks } from '../../text/citations.ts';
import { meaningfulStems, type Passage, readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import { markedSentence } from '../citation-mark.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { asItem, asParagraphs, asSentence, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

interface Person {
  name: string;
  surname: string;
  role: string;
  company: string;
}

const titles = /^(?:dr|prof|mr|mrs|ms|herr|frau|sig|dott|ing|avv|sr|sra|dra|mme|m)\.?\s+/iu;

function readPerson(draft: DraftOf<typeof biographyGenerator>): Person {
  const name = draft.line('full_name');
  const [role = '', ...rest] = draft
    .line('role')
    .replace(/\.$/, '')
    .split(/,\s+|\s+[–—@]\s+/u);
  return { name, surname: name.replace(titles, '').split(/\s+/).at(-1) ?? name, role, company: rest.join(', ') };
}

const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase());

type Note = { kind: 'sentence' | 'verb' | 'fragment'; text: string };

function kindOf(text: string, { name, surname }: Person, { biography }: PressPhrases): Note['kind'] {
  if (biography.verbs.test(text)) return 'verb';
  return text.includes(surname) || text.includes(name) || /[.!?]$/u.test(text) ? 'sentence' : 'fragment';
}

/** "Leads a team", "Holds patents" as "Lane leads a team and holds patents.", two at a time. */
function pairedVerbs(notes: readonly Note[], person: Person, and: string): string[] {
  const sentences: string[] = [];
  let open: string[] = [];
  const flush = () => {
    if (open.length > 0) sentences.push(`${person.surname} ${open.map(lowerFirst).join(` ${and} `)}.`);
    open = [];
  };
  for (const note of notes) {
    if (note.kind === 'verb') open.push(asItem(note.text));
    if (note.kind !== 'verb' || open.length === 2) flush();
    if (note.kind === 'sentence') sentences.push(asSentence(note.text));
  }
  flush();
  return sentences;
}

/** What the person does, then the stations in one sentence, and last what was noted last: usually the human detail. */
function sentencesOf(
  texts: readonly string[],
  person: Person,
  draft: DraftOf<typeof biographyGenerator>,
  phrases: PressPhrases,
): string[] {
  const { biography } = phrases;
  const isFirstPerson = draft.line('point_of_view') === 'first';
  const notes = texts.map((text): Note => {
    const kind = kindOf(text, person, phrases);
    // "Leads a team" cannot be said of oneself; it joins the stations.
    return { kind: kind === 'verb' && isFirstPerson ? 'fragment' : kind, text };
  });
  const fragments = notes
    .filter((note) => note.kind === 'fragment')
    .map((note) => insideSentence(asItem(note.text), draft.language));
  const statements = notes.filter((note) => note.kind !== 'fragment');
  const hasEnd = statements.length > 2 && notes.at(-1)?.kind !== 'fragment';
  const stations =
    fragments.length > 0 ? [`${biography.background} ${fragments.join(typographyLexicon[draft.language].semicolon)}.`] : [];
  const body = hasEnd ? statements.slice(0, -1) : statements;
  const end = hasEnd ? statements.slice(-1) : [];
  return [...pairedVerbs(body, person, biography.and), ...stations, ...pairedVerbs(end, person, biography.and)];
}

/** Sentences about the person: those that name them, then those about their role. */
function quotedPassages(draft: DraftOf<typeof biographyGenerator>, person: Person, words: number): Passage[] {
  const { passages } = readMaterial(draft.context.sources, draft.language);
  const naming = passages.filter((passage) => passage.text.includes(person.surname));
  const usable = naming.length > 0 ? naming : passages;
  if (words < 12 || usable.length === 0) return [];
  const stems = meaningfulStems(person.surname, draft.language);
  return passagesAbout(usable, stems.size > 0 && naming.length > 0 ? person.surname : person.role, words, draft.language);
}

/** Composes a biography. */
export function composeBiography(draft: DraftOf<typeof biographyGenerator>): ResultOf<typeof biographyGenerator> {
  const { language } = draft;
  const phrases = pressPhrases[language];
  const { biography } = phrases;
  const person = readPerson(draft);
  const notes = splitItems(draft.text('notes'), language);
  const isFirstPerson = draft.line('point_of_view') === 'first';
  const own = sentencesOf(notes, person, draft, phrases);
  const words = draft.number('length', 200);
  const opening =
    person.role === ''
      ? toAdd(language, biography.roleMissing)
      : isFirstPerson
        ? biography.presentRoleInFirstPerson(person.role, person.company)
        : biography.presentRole(person.name, person.role, person.company);
  const kept: string[] = [opening];
  for (const sentence of own) if (countWords([...kept, sentence].join(' ')) <= Math.max(words * 1.15, 40)) kept.push(sentence);
  const passages = quotedPassages(draft, person, words - countWords(kept.join(' ')));
  const sentences = [...kept, ...passages.map(markedSentence)];
  const text = asParagraphs(sentences, 3);
  const dash = person.role === '' ? '' : ` – ${[person.role, person.company].filter((part) => part !== '').join(', ')}`;
  const facts = [
    ...notes.map((note) => ({ fact: shorten(asItem(note), 200, language), source: biography.notes })),
    ...passages.map((passage) => ({
      fact: shorten(passage.text, 200, language),
      source: shorten(passage.source.title, 200, language),
    })),
  ];
  return {
    headline: shorten(person.name + dash, 220, language),
    biography: lengthOf(withoutMarks(text)) <= 2600 ? text : shorten(text, 2600, language),
    short_version: joinToFit([opening, ...own.slice(0, 2)], 160, language),
    facts_used: facts.slice(0, 20),
  };
}

export default { compose: composeBiography } satisfies Composer<typeof biographyGenerator>;
