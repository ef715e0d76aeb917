// The price of an order: one rule for the form in the browser, the server that reserves and the sample file.
import type { CreditRule } from './tool-definition.ts';

/** Counts words of a text the way prices and limits count them: runs between white space. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  // The value of an option may be a figure: "30" seconds.
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  if (Array.isArray(value)) return value.length;
  return 0;
}

function wordsOf(input: Record<string, unknown>): number {
  return Object.values(input).reduce<number>((sum, value) => sum + (typeof value === 'string' ? countWords(value) : 0), 0);
}

/** What only the uploaded files tell. */
export interface Measures {
  /** Seconds of sound or film in all. */
  mediaSeconds?: number;
}

const linesOf = (value: unknown): number =>
  typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '').length : 0;

function quantityOf(basis: string | null, input: Record<string, unknown>, measures: Measures): number {
  if (basis === null) return 1;
  if (basis === 'media_seconds') return measures.mediaSeconds ?? 1;
  if (basis.startsWith('field:')) return sizeOf(input[basis.slice('field:'.length)]);
  if (basis.startsWith('fields:'))
    return basis
      .slice('fields:'.length)
      .split(',')
      .reduce((sum, name) => sum + sizeOf(input[name]), 0);
  if (basis.startsWith('1+field:')) return 1 + sizeOf(input[basis.slice('1+field:'.length)]);
  if (basis.startsWith('lines:')) return linesOf(input[basis.slice('lines:'.length)]);
  if (basis === 'input') return wordsOf(input);
  return 1;
}

/** True when the order also asks a person to proofread; those credits are reserved separately. */
export function humanCredits(rule: CreditRule, input: Record<string, unknown>): number {
  return rule.addons
    .filter((addon) => addon.human && input[addon.field] === addon.equals)
    .reduce((sum, addon) => sum + addon.amount, 0);
}

/** Whole credits of one order with this input. `per_words` is proportional and rounded up, the others count begun units. */
export function priceOf(rule: CreditRule, input: Record<string, unknown>, measures: Measures = {}): number {
  const addons = rule.addons.filter((addon) => input[addon.field] === addon.equals).reduce((sum, addon) => sum + addon.amount, 0);
  if (rule.rule === 'fixed') return rule.amount + addons;
  const units = quantityOf(rule.basis, input, measures) / (rule.per ?? 1);
  const times = rule.times === null ? 1 : quantityOf(rule.times, input, measures);
  const cost = rule.rule === 'per_words' ? Math.ceil(units * rule.amount * times) : Math.ceil(units) * rule.amount * times;
  return Math.max(rule.minimum ?? 0, cost) + addons;
}
