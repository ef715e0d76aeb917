import { describe, expect, it } from 'vitest';
import { unplainNames } from './plain-names.mjs';

const found = (source, file = 'server/src/kernel/sample.ts') =>
  unplainNames(file, source).map((line) => /"(.*)"/.exec(line)?.[1]);

describe('names that use a word of the left column', () => {
  it.each([
    ['a variable', 'const place = 1;'],
    ['a parameter', 'export const at = (place: number) => 1;'],
    ['a parameter of a method in a type', 'interface Store { put(place: number): void }'],
    ['a parameter of a type', 'type Put = (place: number) => void;'],
    ['a destructured name', 'const { start: place } = draft;'],
    ['a destructured list', 'for (const [place] of list) void 0;'],
    ['the rest of a list', 'const [first, ...place] = list;'],
    ['a property of a type', 'interface Quote { place: number }'],
    ['a property of a class', 'class Quote { place = 1; }'],
    ['a private property', 'class Quote { #place = 1; }'],
    ['a method', 'class Quote { place() {} }'],
    ['a key of an object', 'export const quote = { place: 1 };'],
    ['a renamed import', "import { position as place } from './quote.ts';"],
  ])('are found: %s', (_, source) => {
    expect(found(source)).toEqual(['place']);
  });

  it('are left where the field, the API or stored data have them', () => {
    expect(found('const placeOrder = { onHold: 1, on_hold: 2, heldRows: 3 };')).toEqual(['heldRows']);
    expect(found('const payload = { heldRows: 3 };', 'server/src/features/orders/order-queue.ts')).toEqual([]);
  });

  it('are left in uses, quoted keys and text', () => {
    expect(found("const row = { 'place': quote.place, at: 'take a look again' };")).toEqual([]);
  });
});

describe('prose', () => {
  it('is read in titles, also of tables and templates', () => {
    const each = 'it.each([1])(`%s tells ${one} apart`, () => {});';
    expect(found("it('is saved by itself', () => {});")).toHaveLength(1);
    expect(found(each)).toHaveLength(1);
    expect(found("it('is saved automatically', () => {});")).toEqual([]);
  });

  it('is read in comments of every kind', () => {
    const words = ['whoever', 'anew', 'somebody'];
    for (const word of words) {
      expect(found(`// Asked ${word}.`)).toEqual([word]);
      expect(found(`/** Asked\n * ${word}. */`)).toEqual([word]);
    }
    expect(found("const text = 'somebody';")).toEqual([]);
  });
});
