// Counts the measurable properties of a text's voice. Other modules interpret them.

import { type VoiceLanguage, voiceLanguages } from '@folio/contract/brand-voices';
import { baseOf } from '@folio/contract/languages';
import { sentencesOf } from '@folio/contract/readability/sentences';
import { wordsOf } from '../text/tokens.ts';
import { voiceMarkers } from './voice-markers.ts';

export interface VoiceMeasures {
  words: number;
  sentences: { text: string; words: number }[];
  /** Words in the median sentence. */
  medianWords: number;
  /** Standard deviation of the sentences' lengths over their mean: about 0.3 is even, 0.6 lively. */
  variation: number;
  /** Share of sentences that end in "!" or "?", 0 to 1. */
  exclamations: number;
  questions: number;
  /** Markers per 100 words. */
  formalAddress: number;
  informalAddress: number;
  we: number;
  i: number;
  stiff: number;
  loose: number;
  /** Mean letters of a word. */
  letters: number;
  /** Numbers per 100 words. */
  numbers: number;
}

/** The language of a voice, English for any that has no markers. */
export function toVoiceLanguage(language: string): VoiceLanguage {
  const base = baseOf(language);
  return voiceLanguages.find((one) => one === base) ?? 'en';
}

function median(sorted: number[]): number {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const phraseIn = (sentence: string, phrase: RegExp): string[] => phrase.exec(sentence)?.slice(0, 1) ?? [];

/** Words of a sentence that address the reader politely; a capital at the sentence's start says nothing. */
export function formalAddressIn(sentence: string, language: VoiceLanguage): string[] {
  const { formalAddress, formalPhrase, isFormalCapitalised } = voiceMarkers[language];
  // A "rendez-vous" addresses nobody.
  if (!isFormalCapitalised)
    return [
      ...wordsOf(sentence.replace(/rendez-vous/giu, ''), language).filter((word) => formalAddress.has(word)),
      ...phraseIn(sentence, formalPhrase),
    ];
  const later = sentence.replace(/^[^\p{L}]*\p{L}+/u, '');
  return (later.match(/\p{Lu}\p{Ll}+/gu) ?? []).filter((word) => formalAddress.has(word.toLowerCase()));
}

/** Words of a sentence that address the reader familiarly. */
export const informalAddressIn = (sentence: string, language: VoiceLanguage): string[] => [
  ...wordsOf(sentence, language).filter((word) => voiceMarkers[language].informalAddress.has(word)),
  ...phraseIn(sentence, voiceMarkers[language].familiarPhrase),
];

/** True for a word that says “we”: a pronoun, or a verb by its ending. */
export const saysWe = (word: string, language: VoiceLanguage): boolean =>
  voiceMarkers[language].we.has(word) || voiceMarkers[language].weVerb.test(word);

/** Sentences with at least two words: headings of one word say nothing of a rhythm. */
function sentencesWithWords(text: string, language: VoiceLanguage) {
  return sentencesOf(text, language)
    .map((sentence) => ({ text: sentence, words: wordsOf(sentence, language).length }))
    .filter((sentence) => sentence.words >= 2);
}

/** Measures a plain text; all shares are 0 for an empty one. */
export function measureVoice(text: string, language: VoiceLanguage): VoiceMeasures {
  const markers = voiceMarkers[language];
  const words = wordsOf(text, language);
  const sentences = sentencesWithWords(text, language);
  const lengths = sentences.map((sentence) => sentence.words);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length);
  const per100 = (count: number) => (100 * count) / Math.max(1, words.length);
  const count = (of: ReadonlySet<string>) => per100(words.reduce((sum, word) => sum + (of.has(word) ? 1 : 0), 0));
  const share = (mark: RegExp) => sentences.filter((one) => mark.test(one.text)).length / Math.max(1, sentences.length);
  return {
    words: words.length,
    sentences,
    medianWords: Math.round(median(lengths.toSorted((a, b) => a - b))),
    variation: mean === 0 ? 0 : Math.sqrt(variance) / mean,
    exclamations: share(/![\s"'»”)]*$/u),
    questions: share(/\?[\s"'»”)]*$/u),
    formalAddress: per100(sentences.reduce((sum, one) => sum + formalAddressIn(one.text, language).length, 0)),
    informalAddress: per100(sentences.reduce((sum, one) => sum + informalAddressIn(one.text, language).length, 0)),
    we: per100(words.filter((word) => saysWe(word, language)).length),
    i: count(markers.i),
    stiff: count(markers.stiff),
    loose: count(markers.loose),
    letters: words.reduce((sum, word) => sum + word.length, 0) / Math.max(1, words.length),
    numbers: per100(words.filter((word) => /\d/.test(word)).length),
  };
}
