// Chooses among the sentence patterns of a fact, always the same one for the same facts, and fills in its values.

import type { ToneGroup } from '@folio/locales/en/phrases/tone';
import type { InterfaceLanguage } from '@folio/locales/languages';
import type { Pattern, Patterns, PatternsByTone } from '@folio/locales/writing/patterns';
import { capitalised } from './split-input.ts';

/** FNV-1a of 32 bits, with its bits mixed so that the last digit of similar texts differs. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const firstWord = (text: string) => /[\p{L}\p{N}’']+/u.exec(text)?.[0].toLocaleLowerCase() ?? '';

const isByTone = (patterns: Patterns | PatternsByTone): patterns is PatternsByTone => !Array.isArray(patterns);

export interface Speaker {
  language: InterfaceLanguage;
  tone: ToneGroup;
  isFormal: boolean;
}

/** The sentences of one text, in their order. Versions of one document count their turns and differ in their patterns. */
export class Wording {
  readonly #speaker: Speaker;
  /** Three numbers of the facts: which pattern comes first, and by which steps the choice continues from sentence to sentence. */
  readonly #steps: readonly [number, number, number];
  readonly #turn: number;
  #position = 0;
  #lastStart = '';

  /** `facts` is the subject in the order's own words: other facts select other patterns. */
  constructor(speaker: Speaker, facts: string, turn = 0) {
    this.#speaker = speaker;
    this.#steps = [numberOf(facts), numberOf(`${facts} 1`), numberOf(`${facts} 2`)];
    this.#turn = turn;
  }

  /** Notes a sentence that was written otherwise, so that the next one begins with another word. */
  after(sentence: string): this {
    if (sentence !== '') this.#lastStart = firstWord(sentence);
    return this;
  }

  /** The sentence of the fact; empty where the tone has none. One that would begin like the sentence before gives way to the next pattern. */
  say(patterns: Patterns | PatternsByTone, values: Readonly<Record<string, string>> = {}): string {
    return capitalised(this.sayInside(patterns, values));
  }

  /** As `say`, but as the pattern writes its first letter: after a greeting some languages go on small. */
  sayInside(patterns: Patterns | PatternsByTone, values: Readonly<Record<string, string>> = {}): string {
    const own = isByTone(patterns) ? patterns[this.#speaker.tone] : patterns;
    if (own.length === 0) return '';
    const first = this.#indexOf(own.length);
    const candidates = own.map((_, offset) => this.#filled(own[(first + offset) % own.length] ?? '', values));
    const chosen = candidates.find((candidate) => firstWord(candidate) !== this.#lastStart) ?? candidates[0] ?? '';
    this.after(chosen);
    return chosen;
  }

  /** Which of `count` patterns comes next; the steps are reduced first, so that the sum stays exact. */
  #indexOf(count: number): number {
    const [start = 0, step = 0, bend = 0] = this.#steps.map((number) => number % count);
    const index = (start + this.#position * step + this.#position ** 2 * bend + this.#turn) % count;
    this.#position += 1;
    return index;
  }

  #written(pattern: Pattern): string {
    return typeof pattern === 'string' ? pattern : pattern[this.#speaker.isFormal ? 0 : 1];
  }

  #filled(pattern: Pattern, values: Readonly<Record<string, string>>): string {
    return this.#written(pattern).replace(/\{(\w+)\}/gu, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the pattern asks for {${name}}`);
      return value;
    });
  }
}
