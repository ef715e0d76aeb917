// Every pattern is a whole sentence, and over thirty texts every one has its turn and none has more than half of them.
import { guestPatternsPhrases, offerPatternsPhrases, reviewPatternsPhrases } from '@folio/locales/phrases';
import type { Pattern, Patterns } from '@folio/locales/writing/patterns';
import { describe, expect, it } from 'vitest';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { orderLanguages } from './fixtures/orders.ts';
import { subjects } from './fixtures/subjects.ts';
import { Wording } from './wording.ts';

const tables = (language: ComposerLanguage) => ({
  guest: guestPatternsPhrases[language],
  offer: offerPatternsPhrases[language],
  review: reviewPatternsPhrases[language],
});

/** The lists of patterns in a table, by their path. */
function listsIn(value: unknown, path: string): [path: string, patterns: Patterns][] {
  const isList = (one: unknown): one is Patterns => Array.isArray(one);
  if (isList(value)) return value.length === 0 ? [] : [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) => listsIn(part, `${path}.${key}`));
}

const allLists = (language: ComposerLanguage) =>
  Object.entries(tables(language)).flatMap(([name, table]) => listsIn(table, name));

const formsOf = (pattern: Pattern): string[] => (typeof pattern === 'string' ? [pattern] : [...pattern]);

/** Values for the braces. Values that a pattern appends to a word begin with a space. */
const valuesFor = (subject: string): Record<string, string> =>
  new Proxy({}, { get: (_, name) => (name === 'where' || name === 'plus' ? ` (${subject})` : `${subject} ${String(name)}`) });

const values = (patterns: Patterns, subject: string) => {
  const names = patterns.flatMap(formsOf).flatMap((form) => [...form.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name));
  const filled = valuesFor(subject);
  return Object.fromEntries(names.map((name) => [name, filled[name] ?? '']));
};

/** After a greeting with a comma German and Italian go on small. */
const goesOnSmall = (path: string, language: ComposerLanguage) =>
  (language === 'de' || language === 'it') && path.includes('.invite.');

describe.each(orderLanguages)('the patterns in %s', (language) => {
  it.each(allLists(language))('%s are whole sentences', (path, patterns) => {
    expect(patterns.length).toBeGreaterThanOrEqual(3);
    expect(patterns.length).toBeLessThanOrEqual(5);
    expect(new Set(patterns.flatMap(formsOf)).size).toBe(patterns.flatMap(formsOf).length);
    for (const isFormal of [true, false]) {
      for (const subject of subjects) {
        const wording = new Wording({ language, tone: 'plain', isFormal }, subject);
        const sentence = goesOnSmall(path, language)
          ? wording.sayInside(patterns, values(patterns, subject))
          : wording.say(patterns, values(patterns, subject));
        expect(sentence).not.toMatch(/[{}]| {2}|\s[,.;]|\.\.|undefined/u);
        expect(sentence).toMatch(/[.?]$/u);
        if (!goesOnSmall(path, language)) expect(sentence).toMatch(/^[¿]?[\p{Lu}\d]/u);
      }
    }
  });

  it.each(allLists(language))('%s take turns', (_, patterns) => {
    for (const position of [0, 1, 2, 3, 4]) {
      const used = subjects.map((subject) => {
        const wording = new Wording({ language, tone: 'plain', isFormal: true }, subject);
        for (let index = 0; index < position; index++) wording.say(['Before it.']);
        const said = wording.sayInside(patterns, values(patterns, subject));
        return patterns.findIndex((pattern) => fill(formsOf(pattern)[0] ?? '', values(patterns, subject)) === said);
      });
      const counts = patterns.map((_, index) => used.filter((one) => one === index).length);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...counts)).toBeLessThanOrEqual(subjects.length / 2);
    }
  });
});

const fill = (form: string, given: Record<string, string>) => form.replace(/\{(\w+)\}/gu, (_, name: string) => given[name] ?? '');

describe('the choice', () => {
  const patterns = ['{name} is open.', 'The doors of {name} are open.', 'It is open, says {name}.', 'Come in to {name}.'];
  const plain = { language: 'en', tone: 'plain', isFormal: true } as const;

  it('is the same for the same facts', () => {
    const said = () => new Wording(plain, 'Northfold').say(patterns, { name: 'Northfold' });
    expect(said()).toBe(said());
  });

  it('is another one for each version of a document', () => {
    const said = [0, 1, 2, 3].map((turn) => new Wording(plain, 'Northfold', turn).say(patterns, { name: 'Northfold' }));
    expect(new Set(said).size).toBe(4);
  });

  it('begins no two sentences alike', () => {
    for (const subject of subjects) {
      const wording = new Wording(plain, subject);
      const starts = [1, 2, 3, 4].map(() => wording.say(patterns, { name: subject }).split(' ')[0]);
      for (const [index, start] of starts.entries()) expect(start).not.toBe(starts[index - 1]);
    }
  });

  it('refuses a pattern that asks for a value nobody gave', () => {
    expect(() => new Wording(plain, 'Northfold').say(['{name} in {town}.'], { name: 'Northfold' })).toThrow('{town}');
  });
});
