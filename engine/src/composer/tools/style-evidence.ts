// Evidence of a brand's style in its own texts: counted with the voice analysis, each finding with a sentence that proves it.
import type { VoiceLanguage } from '@folio/contract/brand-voices';
import type { ToneWord } from '@folio/locales/en/phrases/voice';
import { voicePhrases } from '@folio/locales/phrases';
import type { ComposerLanguage, SourceText } from '../../core/engine-types.ts';
import { lengthOf } from '../../text/fit-text.ts';
import { languageOfText } from '../../text/source-language.ts';
import { stemOf } from '../../text/stems.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsOf } from '../../text/tokens.ts';
import { analyseVoice } from '../../voice/analyse-voice.ts';
import {
  formalAddressIn,
  informalAddressIn,
  measureVoice,
  saysWe,
  toVoiceLanguage,
  type VoiceMeasures,
} from '../../voice/measure-voice.ts';
import { voiceMarkers } from '../../voice/voice-markers.ts';

/** Longest quotation, in characters. */
const maxQuoteLength = 120;

const maxWords = 30;

export interface StyleEvidence {
  /** Null where Portuguese or too short samples say nothing of person, address and tone. */
  voice: {
    tones: ToneWord[];
    person: 'we' | 'i' | 'they';
    /** True for a French brand with "on" as its “we”. */
    isOn: boolean;
    /** The word with which the samples address the reader; null where they do not. */
    form: string | null;
    isInformal: boolean;
    isVaried: boolean;
  } | null;
  measures: VoiceMeasures;
  /** Words that the samples come back to, most frequent first. */
  words: string[];
  text: string;
  /** First sentence, short enough to quote, of which this is true, in its own words and with the mark of its source; null without one. */
  quote: (isProof: (sentence: string) => boolean) => string | null;
  /** Sentences short enough to quote, shortest first. */
  quotes: string[];
  speaksAs: (sentence: string, person: 'we' | 'i') => boolean;
  addresses: (sentence: string) => boolean;
}

/** Words used three times or more that carry meaning, as the text writes them inside its sentences. */
function frequentWords(text: string, brand: string, language: ComposerLanguage): string[] {
  const stopWords = new Set([...stopWordsOf(language), ...wordsOf(brand, language)]);
  const byStem = new Map<string, { word: string; uses: number }>();
  for (const word of wordsOf(text, language)) {
    if (word.length < 4 || word.length > 40 || stopWords.has(word) || /\d/u.test(word)) continue;
    const stem = stemOf(word, language);
    const known = byStem.get(stem);
    if (known) known.uses += 1;
    else byStem.set(stem, { word, uses: 1 });
  }
  const repeated = [...byStem.values()].filter(({ uses }) => uses > 2).sort((a, b) => b.uses - a.uses);
  return repeated.slice(0, maxWords).map(({ word }) => {
    // German nouns and names keep the capital that the text gives them in the middle of a sentence.
    const inside = new RegExp(`(?<=[\\p{Ll}\\p{N},;] )(${word})(?!\\p{L})`, 'iu').exec(text);
    return inside?.[1] ?? word;
  });
}

function tonesOf(tones: readonly string[], language: VoiceLanguage): ToneWord[] {
  const words = Object.entries(voicePhrases[language].voiceWords.tones) as [ToneWord, string][];
  return tones.flatMap((tone) => words.filter(([, name]) => name === tone).map(([word]) => word));
}

/** The familiar form as the samples have it: Spanish brands say "tú" to one and "vosotros" to many, German ones write "du" large or small. */
function familiarFormOf(text: string, language: VoiceLanguage, usual: string): string {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (language === 'es') {
    const many = count(/(?<!\p{L})(?:vosotr[oa]s|os|vuestr[oa]s?|\p{L}{2,}[áé]is)(?!\p{L})/giu);
    return many > count(/(?<!\p{L})(?:tú|te|ti|tu|tus|contigo)(?!\p{L})/giu) ? 'vosotros' : usual;
  }
  const large = /(?<=[\p{Ll},;] )D(?:u|ich|ir|ein\p{L}*)(?!\p{L})/u;
  return language === 'de' && !large.test(text) ? usual.toLocaleLowerCase() : usual;
}

const on = /(?<![\p{L}-])on(?!\p{L})/giu;
const saysOnOnce = new RegExp(on.source, 'iu');
const nousAsSubject = /(?<!(?:chez|pour|avec|de|à|par|sans|entre|vers) )(?<![\p{L}-])nous(?!\p{L})/giu;

/** True where a French text says "on" of its firm: more often than "nous", and not just once. */
function saysOn(text: string, language: VoiceLanguage): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return language === 'fr' && count(on) > 1 && count(on) > count(nousAsSubject);
}

interface Samples {
  samples: string;
  brand: string;
  sources: readonly SourceText[];
}

/** Reads the samples and the sources. `otherwise` is the language where the texts do not say theirs. */
export function readStyle({ samples, brand, sources }: Samples, otherwise: ComposerLanguage): StyleEvidence {
  const pages = sources.map(({ id, text }) => ({ id, text: text.replace(/^#+ .*$/gmu, '').trim() }));
  const text = [samples, ...pages.map((page) => page.text)].filter((part) => part !== '').join('\n\n');
  const written = languageOfText(text) ?? otherwise;
  const language = toVoiceLanguage(written);
  const measures = measureVoice(text, language);
  const profile = written === 'pt-BR' ? null : analyseVoice(text, language);
  const originOf = (sentence: string) =>
    samples.includes(sentence) ? undefined : pages.find((page) => page.text.includes(sentence))?.id;
  const quotable = measures.sentences
    .map((sentence) => ({ ...sentence, text: sentence.text.trim() }))
    .filter((sentence) => !/\s{2}|\n/u.test(sentence.text) && lengthOf(sentence.text) <= maxQuoteLength);
  const marked = (sentence: string) => {
    const id = originOf(sentence);
    return id === undefined ? sentence : sentence.replace(/([.!?…]*)$/u, ` [S${id}]$1`);
  };
  const isOn = saysOn(text, language);
  const informal = profile?.address === 'informal';
  const forms = voicePhrases[language].addressForms;
  const has = (sentence: string, words: ReadonlySet<string>) => wordsOf(sentence, language).some((word) => words.has(word));
  return {
    voice: profile && {
      tones: tonesOf(profile.tone, language),
      person: isOn && profile.person === 'they' ? 'we' : profile.person,
      isOn: isOn && profile.person !== 'i',
      form: profile.address === 'none' ? null : informal ? familiarFormOf(text, language, forms.informal) : forms.formal,
      isInformal: informal,
      isVaried: profile.rhythm === 'varied',
    },
    measures,
    words: frequentWords(text, brand, written),
    text,
    quote: (isProof) => {
      const found = quotable.find((sentence) => isProof(sentence.text));
      return found === undefined ? null : marked(found.text);
    },
    quotes: quotable.toSorted((a, b) => a.words - b.words).map((sentence) => marked(sentence.text)),
    speaksAs: (sentence, person) => {
      if (person === 'i') return has(sentence, voiceMarkers[language].i);
      return isOn ? saysOnOnce.test(sentence) : wordsOf(sentence, language).some((word) => saysWe(word, language));
    },
    addresses: (sentence) => (informal ? informalAddressIn(sentence, language) : formalAddressIn(sentence, language)).length > 0,
  };
}
