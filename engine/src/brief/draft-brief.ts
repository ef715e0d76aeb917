// The brief of a text before it is written: facts with their place, an outline, and open questions.
// Everything is taken from the order and its sources; nothing is made up.
import type { Tool } from '@folio/catalogue/define-tool';
import type { BriefFact, OrderBrief } from '@folio/contract/order-brief';
import { briefLimits } from '@folio/contract/order-brief';
import { sentencesOf } from '@folio/contract/readability/sentences';
import type { ToolField } from '@folio/contract/tool-definition';
import { isEmpty, isFieldShown, type ToolInput } from '@folio/contract/tool-values';
import { datesIn } from '../claims/dates.ts';
import { figuresIn, isClaim } from '../claims/figures.ts';
import type { SourceText } from '../core/engine-types.ts';
import { stemOf } from '../text/stems.ts';
import { wordsOf } from '../text/tokens.ts';

/** Field types with facts. Other fields control the style of the text. */
const factTypes = new Set<ToolField['type']>(['text', 'textarea', 'tags', 'keywords', 'date', 'urls', 'url']);
/** They are the brief's outline, or say how many texts there are. */
const headingFields = new Set(['paragraphs_headings', 'headings', 'structure']);
const maxOfSources = 12;
/** Characters read of one source. The rest is read when the text is written. */
const maxSourceLength = 60_000;
const maxQuestions = 6;

const cut = (text: string, length: number) => (text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`);

const isFactField = (field: ToolField) => factTypes.has(field.type) && !field.hidden && !headingFields.has(field.name);

/** The lines of a value, each a fact; a paragraph is divided into its sentences. */
function linesOf(value: unknown, language: string): string[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  if (typeof value !== 'string') return typeof value === 'number' ? [String(value)] : [];
  return value.includes('\n') ? value.split('\n') : sentencesOf(value, language);
}

function factsOfInput(tool: Tool, input: ToolInput, language: string): BriefFact[] {
  return tool.fields
    .filter((field) => isFactField(field) && isFieldShown(field, input) && !isEmpty(input[field.name]))
    .filter((field) => JSON.stringify(input[field.name]) !== JSON.stringify('default' in field ? field.default : null))
    .flatMap((field) => linesOf(input[field.name], language).map((text) => ({ text: text.trim(), place: field.label })));
}

const stemsOf = (text: string, language: string) => new Set(wordsOf(text, language).map((word) => stemOf(word, language)));

/** True if a sentence contains something that can be checked: a figure, a price or a date. */
const isCheckable = (sentence: string) =>
  datesIn(sentence).length > 0 || figuresIn(sentence).some((figure) => isClaim(figure.text));

interface Found extends BriefFact {
  weight: number;
  at: number;
}

/** Sentences of the sources with figures or dates, those about the order's own words first, in the order of the sources. */
function factsOfSources(sources: readonly SourceText[], topic: string, language: string): BriefFact[] {
  const wanted = stemsOf(topic, language);
  const found = sources.flatMap(({ title, text }): Found[] => {
    let heading = '';
    return text
      .slice(0, maxSourceLength)
      .split('\n')
      .flatMap((line): Found[] => {
        const head = /^#+ (.+)$/u.exec(line.trim());
        if (head) heading = head[1] ?? '';
        if (head || line.trim() === '') return [];
        return sentencesOf(line, language)
          .filter(isCheckable)
          .map((sentence) => ({
            text: sentence,
            place: heading === '' ? title : `${title}, ${heading}`,
            weight: [...stemsOf(sentence, language)].filter((stem) => wanted.has(stem)).length,
            at: 0,
          }));
      });
  });
  const placed = found.map((one, at) => ({ ...one, at }));
  return placed
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .slice(0, maxOfSources)
    .toSorted((one, other) => one.at - other.at)
    .map(({ text, place }) => ({ text, place }));
}

function distinct(facts: readonly BriefFact[]): BriefFact[] {
  const byText = new Map<string, BriefFact>();
  for (const { text, place } of facts) {
    const key = text.toLocaleLowerCase().replace(/\s+/gu, ' ').trim();
    if (key !== '' && !byText.has(key))
      byText.set(key, { text: cut(text, briefLimits.fact), place: cut(place, briefLimits.place) });
  }
  return [...byText.values()].slice(0, briefLimits.facts);
}

/** Headings that the order names. */
function outlineOf(input: ToolInput, language: string): string[] {
  const named = [...headingFields].flatMap((name) => linesOf(input[name], language));
  return named
    .map((line) => cut(line.replace(/^[-*\d.)\s]+/u, '').trim(), briefLimits.part))
    .filter((line) => line !== '')
    .slice(0, briefLimits.parts);
}

/** Content that the form asks for and nobody has filled in. */
function questionsOf(tool: Tool, input: ToolInput, ask: (label: string) => string): OrderBrief['questions'] {
  return tool.fields
    .filter((field) => isFactField(field) && isFieldShown(field, input) && isEmpty(input[field.name]))
    .slice(0, maxQuestions)
    .map((field) => ({ text: cut(ask(field.label), briefLimits.question), answer: '' }));
}

interface BriefMaterial {
  input: ToolInput;
  sources: readonly SourceText[];
  /** Language of the text. */
  language: string;
  /** A field's label as a question in the reader's language. */
  ask: (label: string) => string;
}

/** The tool's labels are in the reader's language; facts stay as they were written. */
export function draftBrief(tool: Tool, { input, sources, language, ask }: BriefMaterial): OrderBrief {
  const own = factsOfInput(tool, input, language);
  const topic = own.map(({ text }) => text).join(' ');
  return {
    facts: distinct([...own, ...factsOfSources(sources, topic, language)]),
    outline: outlineOf(input, language),
    questions: questionsOf(tool, input, ask),
  };
}

/** The brief as the model reads it, part of the customer's own words. */
export function describeBrief({ facts, outline, questions }: OrderBrief): string {
  const answered = questions.filter(({ answer }) => answer.trim() !== '');
  const parts = [
    ['Facts that the customer confirmed', facts.map(({ text, place }) => (place === '' ? text : `${text} (${place})`))],
    ['Outline', outline],
    ['Answers', answered.map(({ text, answer }) => `${text} ${answer}`)],
  ] as const;
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `${name}:\n${lines.map((line) => `- ${line}`).join('\n')}`)
    .join('\n');
}
