// What an engine's text claims and nobody gave: figures, dates, names, certificates and links that stand in no input, source, briefing or voice.
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { ClaimKind } from '@folio/contract/document-checks';
import { baseOf } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { textOfHtml } from '../document/plain-text.ts';
import type { EngineContext } from '../engine-types.ts';
import { addresses, addressesIn, hostOf } from './addresses.ts';
import { certificatesWithoutOrigin } from './certificates.ts';
import { datesIn, knownDates } from './dates.ts';
import { digitsOf, figuresIn, isClaim } from './figures.ts';
import { givenText, leavesOf, plainText } from './given-text.ts';
import { namesWithoutOrigin } from './names.ts';

export interface Claim {
  kind: ClaimKind;
  /** As it is written in the text; of a link its address. */
  text: string;
}

/** Most claims of a kind: more tell nothing that these do not. */
const maxOfKind = 40;

/** Texts of the result; a column of figures that we measured ourselves is none, its figures are numbers. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const withoutHeadings = (html: string) => html.replace(/<h[1-6]\b[\s\S]*?<\/h[1-6]>/giu, '\n');

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

/** The text with what was found in it blanked, so that a date is no figure as well. */
function blanked(text: string, found: readonly { text: string; index: number }[]): string {
  return found.reduce(
    (rest, one) => rest.slice(0, one.index) + ' '.repeat(one.text.length) + rest.slice(one.index + one.text.length),
    text,
  );
}

/** Where one of the languages is German, capitals tell no names in the others' rows either. */
const isAlsoGerman = (input: ToolInput): boolean =>
  ['target_language', 'target_languages'].flatMap((field) => leavesOf(input[field])).some((code) => baseOf(code) === 'de');

/** Claims of the result that stand in nothing that was given. The current year is known to everyone. */
export function claimsWithoutOrigin(result: ToolResult, input: ToolInput, context: EngineContext): Claim[] {
  const given = givenText(input, context);
  const languageOfNames = isAlsoGerman(input) ? 'de' : context.language;
  const isKnownDate = knownDates(given, context.now);
  const knownFigures = new Set(figuresIn(given).map(({ text }) => digitsOf(text)));
  // "1.500" and "15 00" of an input may be part of something longer: each run of digits counts as well.
  for (const run of given.match(/\d+/gu) ?? []) knownFigures.add(run);
  const claims = textsOf(result).flatMap((markup): Claim[] => {
    // Times of a script alone in their field are its structure.
    if (/^[\d\s:.,–-]+$/u.test(markup) && markup.includes(':')) return [];
    const text = textOfHtml(markup)
      // Times at which the chapters of a film begin.
      .replace(/^\s*\d{1,2}:\d\d(?::\d\d)?(?= )/gmu, (time) => ' '.repeat(time.length))
      .replace(addresses, (address) => ' '.repeat(address.length));
    // A date alone in its field is the plan that was asked for.
    const dates = datesIn(text).filter((date) => date.text !== text.trim());
    if (datesIn(text).length > dates.length) return [];
    const afterDates = blanked(text, dates);
    const certificates = certificatesWithoutOrigin(afterDates, given);
    const rest = blanked(afterDates, certificates);
    const year = String(context.now.getUTCFullYear());
    return [
      ...linksIn(markup, given),
      ...dates.filter((date) => !isKnownDate(date.text)).map((date): Claim => ({ kind: 'date', text: date.text })),
      ...certificates.map((one): Claim => ({ kind: 'certificate', text: one.text })),
      ...figuresIn(rest)
        .filter((figure) => isClaim(figure.text) && !knownFigures.has(digitsOf(figure.text)) && digitsOf(figure.text) !== year)
        .map((figure): Claim => ({ kind: 'figure', text: figure.text.trim() })),
      ...namesWithoutOrigin(textOfHtml(withoutHeadings(markup)), given, languageOfNames).map(
        (name): Claim => ({ kind: 'name', text: name }),
      ),
    ];
  });
  const byKey = new Map(claims.map((claim) => [`${claim.kind} ${plainText(claim.text)}`, claim]));
  const counts = new Map<ClaimKind, number>();
  return [...byKey.values()].filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= maxOfKind;
  });
}
