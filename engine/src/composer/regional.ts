// Regional forms in the built-in writer's text: amounts, quotation marks, "ss". Input stays unchanged.
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import { formatNumber, formatPrice } from '@folio/locales/writing/formats';
import { quoted } from '@folio/locales/writing/quotation-marks';
import { givenText } from '../claims/given-text.ts';
import type { EngineContext } from '../core/engine-types.ts';
import { variantFor } from '../prompt/language-variant.ts';
import { isWithoutEszett, moneyFor, quotedFor, spelledFor } from '../text/regional-writing.ts';
import type { DraftSetting } from './draft.ts';

type Setting = Pick<DraftSetting, 'language' | 'context'>;

/** The variant that the voice or a country says; null where nobody said one, and the language is written as most know it. */
function regionOf({ language, context }: Setting): string | null {
  const variant = variantFor(context);
  return variant.includes('-') && variant !== language ? variant : null;
}

/** The text between quotation marks. */
export function quotedAt(draft: Setting, text: string): string {
  const region = regionOf(draft);
  return region === null ? quoted(text, draft.language) : quotedFor(region, text);
}

/** An amount in a currency; a code that is none stands before the number as it was given. */
export function priceAt(draft: Setting, amount: number, currency: string): string {
  const region = regionOf(draft);
  const code = currency.trim().toUpperCase();
  return region !== null && /^[A-Z]{3}$/u.test(code)
    ? moneyFor(region, amount, code)
    : formatPrice(amount, currency, draft.language);
}

/** A figure with the separators of the variant. */
export const numberAt = (draft: Setting, value: number): string =>
  // Some versions of the data part thousands of Swiss figures with a typewriter's apostrophe.
  formatNumber(value, draft.language, regionOf(draft) ?? undefined).replaceAll("'", '’');

const wordPattern = /\p{L}+/gu;

/** The result in the spelling of the variant: words with "ß" that nobody gave are ours. */
export function spelledAt(result: ToolResult, input: ToolInput, context: EngineContext): ToolResult {
  const variant = variantFor(context);
  if (!isWithoutEszett(variant)) return result;
  const given = new Set(givenText(input, context).toLocaleLowerCase().match(wordPattern));
  const spelled = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(wordPattern, (word) => (given.has(word.toLocaleLowerCase()) ? word : spelledFor(variant, word)));
    if (Array.isArray(value)) return value.map(spelled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spelled(item)]));
  };
  return spelled(result) as ToolResult;
}
