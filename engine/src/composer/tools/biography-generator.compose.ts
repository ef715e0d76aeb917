// A biography from notes and sources: present role first, then what was noted in its order, every fact listed with where it stands.
import type { ToolResult } from '@folio/catalogue/define-tool';
import { countWords } from '@folio/contract/tool-price';
import { withoutMarks } from '../../text/citations.ts';
import { meaningfulStems, type Passage, readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import { markedSentence } from '../citation-mark.ts';
import type { Draft } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { toAdd } from '../phrases/general-phrases.ts';
import { type PressPhrases, pressPhrases } from '../phrases/press-phrases.ts';
import { asItem, asParagraphs, asSentence, splitItems } from '../split-input.ts';

interface Person {
  name: string;
  surname: string;
  role: string;
  company: string;
}

const titles = /^(?:dr|prof|mr|mrs|ms|herr|frau|sig|dott|ing|avv|sr|sra|dra|mme|m)\.?\s+/iu;

function readPerson(draft: Draft): Person {
  const name = draft.line('full_name');
  const [role = '', ...rest] = draft.line('role').replace(/\.$/, '').split(/,\s+|\s+[–—@]\s+/u);
  return { name, surname: name.replace(titles, '').split(/\s+/).at(-1) ?? name, role, company: rest.join(', ') };
}

const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase());

type Note = { kind: 'sentence' | 'verb' | 'fragment'; text: string };

function kindOf(text: string, { name, surname }: Person, { biography }: PressPhrases): Note['kind'] {
  if (biography.verbs.test(text)) return 'verb';
  return text.includes(surname) || text.includes(name) || /[.!?]$/u.test(text) ? 'sentence' : 'fragment';
}

/** "Leads a team", "Holds patents" as "Lane leads a team and holds patents."; fragments are joined behind one word that says what they are. */
function sentencesOf(notes: readonly string[], person: Person, draft: Draft, phrases: PressPhrases): string[] {
  const { biography } = phrases;
  const isFirstPerson = draft.line('point_of_view') === 'first';
  const sentences: string[] = [];
  let verbs: string[] = [];
  let fragments: string[] = [];
  const flushVerbs = () => {
    if (verbs.length > 0) sentences.push(`${person.surname} ${verbs.map(lowerFirst).join(` ${biography.and} `)}.`);
    verbs = [];
  };
  const flushFragments = () => {
    if (fragments.length > 0) sentences.push(`${biography.background} ${fragments.join('; ')}.`);
    fragments = [];
  };
  for (const note of notes) {
    const kind = kindOf(note, person, phrases);
    if (kind === 'verb' && !isFirstPerson) {
      flushFragments();
      verbs.push(asItem(note));
      if (verbs.length === 2) flushVerbs();
    } else if (kind === 'fragment') {
      flushVerbs();
      fragments.push(asItem(note));
    } else {
      flushVerbs();
      flushFragments();
      sentences.push(asSentence(note));
    }
  }
  flushVerbs();
  flushFragments();
  return sentences;
}

/** Sentences about the person: those that name them, then those about their role. */
function quotedPassages(draft: Draft, person: Person, words: number): Passage[] {
  const { passages } = readMaterial(draft.context.sources, draft.language);
  const naming = passages.filter((passage) => passage.text.includes(person.surname));
  const usable = naming.length > 0 ? naming : passages;
  if (words < 12 || usable.length === 0) return [];
  const stems = meaningfulStems(person.surname, draft.language);
  return passagesAbout(usable, stems.size > 0 && naming.length > 0 ? person.surname : person.role, words, draft.language);
}

/** Composes a biography. */
export function composeBiography(draft: Draft): ToolResult {
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
    ...passages.map((passage) => ({ fact: shorten(passage.text, 200, language), source: shorten(passage.source.title, 200, language) })),
  ];
  return {
    headline: shorten(person.name + dash, 220, language),
    biography: lengthOf(withoutMarks(text)) <= 2600 ? text : shorten(text, 2600, language),
    short_version: joinToFit([opening, ...own, ...passages.map((passage) => passage.text)], 160, language),
    facts_used: facts.slice(0, 20),
  };
}
