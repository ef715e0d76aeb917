// Claims in an engine's text without a basis: figures, dates, names, certificates and links that are in no input, source, briefing or voice.
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { ClaimKind } from '@folio/contract/document-checks';
import { baseOf } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../core/engine-types.ts';
import { textOfHtml } from '../document/plain-text.ts';
import { addresses, addressesIn, hostOf } from './addresses.ts';
import { certificatesWithoutOrigin } from './certificates.ts';
import { datesIn, knownDates } from './dates.ts';
import { digitsOf, figuresIn, isClaim } from './figures.ts';
import { givenText, leavesOf, plainText, textsOf } from './given-text.ts';
import { namesWithoutOrigin } from './names.ts';

export interface Claim {
  kind: ClaimKind;
  /** As it is written in the text; of a link its address. */
  text: string;
}

/** Most claims of a kind: more tell nothing that these do not. */
const maxOfKind = 40;

/** Without headings; bold words that open a paragraph ("<strong>Morning</strong> Cross …") are a heading of it too. */
const withoutHeadings = (html: string) =>
  html.replace(/<h[1-6]\b[\s\S]*?<\/h[1-6]>/giu, '\n').replace(/(<p\b[^>]*>\s*<(strong|b)>[^<]*<\/\2>)(?=\s)/giu, '$1\n');

function linksIn(text: string, given: string): Claim[] {
  const known = given.toLocaleLowerCase();
  const isGiven = (address: string) => {
    const host = address.includes('://') ? hostOf(address) : address.toLocaleLowerCase();
    return host !== '' && known.includes(host);
  };
  return addressesIn(text)
    .filter((address) => !isGiven(address))
    .map((address) => ({ kind: 'link', text: address }));
}

/** Returns the text with the findings blanked, so a date does not count as a figure too. */
function blanked(text: string, found: readonly { text: string; index: number }[]): string {
  return found.reduce(
    (rest, one) => rest.slice(0, one.index) + ' '.repeat(one.text.length) + rest.slice(one.index + one.text.length),
    text,
  );
}

/** True if German is one of the languages: then capitals do not indicate names in the other languages' rows either. */
const isAlsoGerman = (input: ToolInput): boolean =>
  ['target_language', 'target_languages'].flatMap((field) => leavesOf(input[field])).some((code) => baseOf(code) === 'de');

/** Reference of a text. */
export interface GivenFacts {
  /** All that was given, as it was written. */
  text: string;
  /** Language of the text, in which its names are looked for. */
  language: string;
  now: Date;
}

/** A text with the same text without headings, in which names are looked for. */
interface ReadText {
  text: string;
  sentences: string;
}

/** Finds claims in texts one after the other. The current year is known to everyone. */
function claimFinder({ text: given, language, now }: GivenFacts) {
  const isKnownDate = knownDates(given, now);
  const year = String(now.getUTCFullYear());
  const knownFigures = new Set(figuresIn(given).map(({ text }) => digitsOf(text)));
  // "1.500" and "15 00" of an input may be part of something longer: each run of digits counts as well.
  for (const run of given.match(/\d+/gu) ?? []) knownFigures.add(run);
  return ({ text: read, sentences }: ReadText): Claim[] => {
    const text = read
      // Times at which the chapters of a film begin.
      .replace(/^\s*\d{1,2}:\d\d(?::\d\d)?(?= )/gmu, (time) => ' '.repeat(time.length))
      .replace(addresses, (address) => ' '.repeat(address.length));
    const dates = datesIn(text);
    const afterDates = blanked(text, dates);
    const certificates = certificatesWithoutOrigin(afterDates, given);
    return [
      ...dates.filter((date) => !isKnownDate(date.text)).map((date): Claim => ({ kind: 'date', text: date.text })),
      ...certificates.map((one): Claim => ({ kind: 'certificate', text: one.text })),
      ...figuresIn(blanked(afterDates, certificates))
        .filter((figure) => isClaim(figure.text) && !knownFigures.has(digitsOf(figure.text)) && digitsOf(figure.text) !== year)
        .map((figure): Claim => ({ kind: 'figure', text: figure.text.trim() })),
      ...namesWithoutOrigin(sentences, given, language).map((name): Claim => ({ kind: 'name', text: name })),
    ];
  };
}

/** Each claim once, and not too many of a kind. */
function distinct(claims: readonly Claim[]): Claim[] {
  const byKey = new Map(claims.map((claim) => [`${claim.kind} ${plainText(claim.text)}`, claim]));
  const counts = new Map<ClaimKind, number>();
  return [...byKey.values()].filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= maxOfKind;
  });
}

/** Fields that are structure: times of a script, and a date alone, which is the plan that was asked for. */
function isStructure(markup: string): boolean {
  if (/^[\d\s:.,–-]+$/u.test(markup) && markup.includes(':')) return true;
  const text = textOfHtml(markup);
  return datesIn(text).some((date) => date.text === text.trim());
}

/** Claims of the result that stand in nothing that was given. */
export function claimsWithoutOrigin(result: ToolResult, input: ToolInput, context: EngineContext): Claim[] {
  const given = givenText(input, context);
  const find = claimFinder({ text: given, language: isAlsoGerman(input) ? 'de' : context.language, now: context.now });
  const texts = textsOf(result).filter((markup) => !isStructure(markup));
  return distinct(
    texts.flatMap((markup) => [
      ...linksIn(markup, given),
      ...find({ text: textOfHtml(markup), sentences: textOfHtml(withoutHeadings(markup)) }),
    ]),
  );
}

/** Claims of a passage in plain text that stand in nothing that was given. */
export const claimsOfPassage = (passage: string, given: GivenFacts): Claim[] =>
  distinct([...linksIn(passage, given.text), ...claimFinder(given)({ text: passage, sentences: passage })]);
