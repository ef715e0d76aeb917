// SPDX-License-Identifier: Apache-2.0 OR GPL-3.0-or-later
// This file alone may be used under either licence, so that it goes with dictionaries under the GPL; see NOTICE.
// A program of its own, started by check-dictionary.ts: Hunspell reads one dictionary for each language that it is asked for, once.
// In on stdin, a line each: JSON with words. Out on stdout, a line each: JSON with those that the dictionary does not know.
import { createInterface } from 'node:readline';
import { loadPart } from '../parts/load-part.ts';
import type { DictionaryAnswer, DictionaryQuestion } from './check-dictionary.ts';

const { createHunspellFromFiles, dictionaryFolder } = await loadPart('spelling');

type Dictionary = Awaited<ReturnType<typeof createHunspellFromFiles>>;
const loaded = new Map<string, Promise<Dictionary>>();

function load(name: string): Promise<Dictionary> {
  const known = loaded.get(name);
  if (known) return known;
  const folder = dictionaryFolder(name);
  const dictionary = createHunspellFromFiles(`${folder}index.aff`, `${folder}index.dic`);
  loaded.set(name, dictionary);
  return dictionary;
}

/** Milliseconds that suggestions may take together; words after that come without. */
const timeForSuggestions = 10_000;
const maxSuggestions = 6;

for await (const line of createInterface({ input: process.stdin })) {
  const { dictionary: name, words, withSuggestions } = JSON.parse(line) as DictionaryQuestion;
  const dictionary = await load(name);
  const started = performance.now();
  const unknown: DictionaryAnswer = {};
  for (const word of words) {
    if (dictionary.testSpelling(word)) continue;
    const isInTime = withSuggestions && performance.now() - started < timeForSuggestions;
    unknown[word] = isInTime ? dictionary.getSpellingSuggestions(word).slice(0, maxSuggestions) : [];
  }
  process.stdout.write(`${JSON.stringify(unknown)}\n`);
}
