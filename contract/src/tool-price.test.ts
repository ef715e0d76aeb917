import { describe, expect, it } from 'vitest';
import { type CreditRule, creditRuleSchema, type PriceTerm } from './tool-definition.ts';
import { humanCredits, isPricedBy, isPricedByDictionary, type Measures, priceOf, settledPrice } from './tool-price.ts';

/** A term in short: `words:text,other`, `value:count?text`, `file_words`. */
function termOf(short: string): PriceTerm {
  const [, count = '', fields, if_filled] = /^(\w+)(?::([\w,]+))?(?:\?(\w+))?$/.exec(short) ?? [];
  const term = fields === undefined ? { count } : { count, fields: fields.split(','), ...(if_filled ? { if_filled } : {}) };
  return term as PriceTerm;
}
const termsOf = (short: string | null | undefined): PriceTerm[] | null => (short ? short.split('+').map(termOf) : null);

/** A rule with its terms in short. */
type ShortRule = Partial<Omit<CreditRule, 'basis' | 'times'>> & { basis?: string | null; times?: string };

const ruleOf = ({ basis, times, ...rule }: ShortRule): CreditRule =>
  creditRuleSchema.parse({ rule: 'per_items', amount: 10, ...rule, basis: termsOf(basis), times: termsOf(times) });
const price = (rule: ShortRule, input: Record<string, unknown> = {}, measures: Measures = {}) =>
  priceOf(ruleOf(rule), input, measures);
const words = (count: number) => 'word '.repeat(count);

describe('the price of an order', () => {
  it('is the amount where it is fixed, whatever is sent', () => {
    expect(price({ rule: 'fixed', amount: 60, minimum: 100, basis: 'words:text' }, { text: words(500) })).toBe(60);
    expect(price({ rule: 'fixed', amount: 0 })).toBe(0);
  });

  it.each([
    [0, 0],
    [1, 20],
    [99, 20],
    [100, 20],
    [101, 40],
    [250, 60],
  ])('counts begun units: %i items in packs of 100 cost %i', (count, cost) => {
    for (const rule of ['per_items', 'per_images', 'per_seconds'] as const)
      expect(price({ rule, amount: 20, per: 100, basis: 'value:count' }, { count })).toBe(cost);
  });

  it.each([
    [0, 0],
    [1, 1],
    [5, 1],
    [6, 2],
    [100, 20],
    [101, 21],
  ])('rounds the proportional price of %i words up to %i credits', (count, cost) => {
    expect(price({ rule: 'per_words', amount: 20, per: 100, basis: 'words:text' }, { text: words(count) })).toBe(cost);
  });

  it('is at least the minimum, to which extras are added', () => {
    const addons: CreditRule['addons'] = [
      { field: 'proofreading', equals: true, amount: 7, human: true },
      { field: 'quality', equals: 'high', amount: 3, human: false },
    ];
    const rule = { minimum: 30, basis: 'value:count', addons };
    expect(price(rule, { count: 1 })).toBe(30);
    expect(price(rule, { count: 4 })).toBe(40);
    expect(price(rule, { count: 1, proofreading: true, quality: 'high' })).toBe(40);
    expect(price(rule, { count: 1, proofreading: 'true', quality: 'low' })).toBe(30);
    expect(humanCredits(ruleOf(rule), { proofreading: true, quality: 'high' })).toBe(7);
    expect(humanCredits(ruleOf(rule), { quality: 'high' })).toBe(0);
  });

  it('is multiplied by what is counted times', () => {
    expect(price({ amount: 5, basis: 'value:count', times: 'value:languages' }, { count: 3, languages: ['de', 'fr'] })).toBe(30);
    expect(
      price(
        { rule: 'per_words', amount: 1, per: 10, basis: 'words:text', times: 'one+value:versions' },
        {
          text: words(25),
          versions: 1,
        },
      ),
    ).toBe(5);
  });

  it('never falls when more is asked for, and is a whole number of credits', () => {
    for (const rule of ['per_items', 'per_words'] as const)
      for (const per of [1, 3, 60, 100])
        for (const amount of [1, 7, 20]) {
          let before = 0;
          for (let count = 0; count <= 320; count += 1) {
            const cost = price({ rule, per, amount, minimum: 15, basis: 'value:count' }, { count });
            expect(Number.isInteger(cost)).toBe(true);
            expect(cost).toBeGreaterThanOrEqual(Math.max(before, 15, (count / per) * amount));
            expect(cost).toBeLessThan(Math.max(15, (count / per) * amount) + amount + 1);
            before = cost;
          }
        }
  });
});

describe('what a basis counts', () => {
  const input = {
    number: 4,
    figure: '30',
    half: '2.5',
    list: ['a', 'b', 'c'],
    text: 'One two\n\n  \nthree',
    other: 'four five',
    blank: '   ',
    none: null,
  };
  it.each([
    [null, 1],
    ['one', 1],
    ['value:number', 4],
    ['value:figure', 30],
    ['value:half', 2.5],
    ['value:list', 3],
    ['value:text', 0],
    ['value:none', 0],
    ['value:absent', 0],
    ['value:number,list', 7],
    ['lines:text', 2],
    ['lines:text,other', 3],
    ['words:text', 3],
    ['words:text,other,absent', 5],
    ['filled:text,list,blank,none', 2],
    ['value:number?text', 4],
    ['value:number?blank', 0],
    ['value:number?absent', 0],
    ['one+value:list', 4],
    ['lines:text+value:number?other', 6],
  ])('%s counts %d', (basis, count) => {
    expect(price({ amount: 2, basis: basis }, input)).toBe(Math.ceil(count) * 2);
  });

  it('counts what was measured, and nothing where it was not', () => {
    const measures = { mediaSeconds: 61, fileWords: 120, pageWords: 7, fileRows: 3 };
    const counted = (basis: string, given: Measures) => price({ amount: 1, basis }, {}, given);
    for (const basis of ['media_seconds', 'file_words', 'page_words', 'file_rows']) expect(counted(basis, {})).toBe(0);
    expect(counted('media_seconds', measures)).toBe(61);
    expect(counted('file_words+page_words', measures)).toBe(127);
    expect(counted('file_rows', measures)).toBe(3);
    expect(isPricedBy(ruleOf({ basis: 'words:text+file_words' }), 'fileWords')).toBe(true);
    expect(isPricedBy(ruleOf({ basis: 'one', times: 'file_rows' }), 'fileRows')).toBe(true);
    expect(isPricedBy(ruleOf({ basis: 'words:text+file_words' }), 'mediaSeconds')).toBe(false);
  });

  it('needs a dictionary for words of scripts without spaces alone', () => {
    const rule = ruleOf({ basis: 'words:text' });
    expect(isPricedByDictionary(rule, { text: '這是一段很長的中文文字' })).toBe(true);
    expect(isPricedByDictionary(rule, { text: 'One two' })).toBe(false);
    expect(isPricedByDictionary(ruleOf({ basis: 'value:count' }), { text: '這是一段很長的中文文字' })).toBe(false);
  });
});

describe('the settled price', () => {
  const settled = (rule: ShortRule, shown: number, delivered: Partial<Parameters<typeof settledPrice>[2]>) =>
    settledPrice(ruleOf(rule), shown, { result: {}, words: 0, input: {}, ...delivered });
  const byLength = { rule: 'per_words', amount: 20, per: 100, basis: 'value:length', minimum: 40 } as const;

  it.each([
    [0, 40],
    [200, 40],
    [201, 60],
    [300, 60],
    [301, 80],
    [5000, 100],
  ])('of a text of %i words priced by length is %i credits where 100 were shown', (count, cost) => {
    expect(settled(byLength, 100, { words: count })).toBe(cost);
  });

  it('never falls below zero words, nor rises above what was shown, which may be less than the minimum', () => {
    expect(settled(byLength, 100, { words: -5 })).toBe(40);
    expect(settled(byLength, 25, { words: 900 })).toBe(25);
    expect(settled(byLength, 0, { words: 900 })).toBe(0);
  });

  it('holds the extras that were ordered, but for those that people do', () => {
    const addons: CreditRule['addons'] = [
      { field: 'proofreading', equals: true, amount: 500, human: true },
      { field: 'pictures', equals: true, amount: 9, human: false },
    ];
    const input = { proofreading: true, pictures: true };
    expect(settled({ ...byLength, addons }, 1000, { words: 150, input })).toBe(49);
  });

  it('counts what came where the result says how much', () => {
    const rule = { amount: 10, per: 2, basis: 'value:wanted', minimum: 20, settled_by: 'rows' };
    expect(settled(rule, 100, { result: { rows: [1, 2, 3, 4, 5] } })).toBe(30);
    expect(settled(rule, 100, { result: { rows: 7 } })).toBe(40);
    expect(settled(rule, 100, { result: { rows: [] } })).toBe(20);
    expect(settled(rule, 100, { result: { rows: 99 } })).toBe(100);
    expect(settled(rule, 15, { result: { rows: 0 } })).toBe(15);
  });

  it('is the shown price where nothing says how much came', () => {
    for (const result of [{}, { rows: 'many' }, { rows: null }, { other: 3 }])
      expect(settled({ basis: 'value:wanted', settled_by: 'rows' }, 70, { result })).toBe(70);
    expect(settled({ basis: 'value:wanted' }, 70, { result: { rows: 1 } })).toBe(70);
    expect(settled({ rule: 'per_words', basis: 'words:text' }, 70, { words: 1 })).toBe(70);
  });

  it('is never more than the shown price, whatever came', () => {
    const rules = [byLength, { basis: 'value:wanted', settled_by: 'rows', per: 3, minimum: 12 }];
    for (const rule of rules)
      for (const shown of [0, 1, 30, 100])
        for (let count = 0; count < 400; count += 7) {
          const cost = settled(rule, shown, { words: count, result: { rows: count } });
          expect(cost).toBeLessThanOrEqual(shown);
          expect(cost).toBeGreaterThanOrEqual(Math.min(shown, rule.minimum));
        }
  });
});
