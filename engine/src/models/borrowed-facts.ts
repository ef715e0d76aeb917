// The example of a prompt belongs to another order: facts copied from it are unsupported claims, and worse than others.
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { WorkedResult } from '@folio/catalogue/worked-results';
import { escapePattern } from '@folio/contract/escape';
import type { ToolInput } from '@folio/contract/tool-values';
import { addressesIn, hostOf } from '../claims/addresses.ts';
import { givenText, leavesOf, plainText } from '../claims/given-text.ts';
import type { EngineContext } from '../core/engine-types.ts';
import { leftOut } from '../prompt/describe-example.ts';

// "Hotel Seeblick", "Anna Keller", "Nordlicht Outdoor": two or more words with capitals on one line of the example's input.
const severalCapitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+(?: (?:& )?\p{Lu}[\p{L}'’-]+)+/gu;
// A field that holds nothing but one word with a capital, as a company or brand does: "Valmora".
const oneCapital = /^\p{Lu}[\p{L}'’-]{3,}$/u;
/** Places are common property: another order may be set there, too. */
const geographic = /place|location|city|country/u;

function namesOf(given: WorkedResult['given']): string[] {
  const fields = Object.entries(given).filter(([name]) => !geographic.test(name));
  const texts = fields.flatMap(([, value]) => leavesOf(value));
  return [...new Set(texts.flatMap((text) => (oneCapital.test(text) ? [text] : (text.match(severalCapitals) ?? []))))];
}

/** Faults of an answer that copied names, links or the marks of omission from the example, in words that the model can act on. */
export function borrowedFaults(
  { given, answer }: WorkedResult,
  result: ToolResult,
  input: ToolInput,
  context: EngineContext,
): string[] {
  const known = plainText(givenText(input, context));
  const said = leavesOf(result).join('\n');
  const names = namesOf(given).filter(
    (name) =>
      !known.includes(plainText(name)) &&
      new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u').test(said),
  );
  const hosts = new Set([given, answer].flatMap(leavesOf).flatMap(addressesIn).map(hostOf));
  const links = addressesIn(said).filter((url) => hosts.has(hostOf(url)) && !known.includes(hostOf(url)));
  const omitted = said.includes(leftOut) && !known.includes(leftOut) ? [leftOut] : [];
  return [...new Set([...names, ...links, ...omitted])]
    .slice(0, 8)
    .map((one) => `"${one}" is from the example, which belongs to another order; the text must not contain it`);
}
