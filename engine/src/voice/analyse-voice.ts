// The built-in analysis: builds a voice profile from a company's text, by counting. It reports only evidence from the text and
// invents nothing. Users edit the profile later.
import { type VoiceLanguage, type VoiceProfile, voiceProfileSchema } from '@folio/contract/brand-voices';
import type { ToneWord } from '@folio/locales/en/phrases/voice';
import { voicePhrases } from '@folio/locales/phrases';
import { stemOf } from '../text/stems.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import { wordsOf } from '../text/tokens.ts';
import { measureVoice, type VoiceMeasures } from './measure-voice.ts';

/** Fewer words than this are too few to judge a voice. */
export const minWords = 40;

const maxVocabulary = 12;
/** Words below which a text says even its favourite words only twice. */
const shortText = 300;
const maxSamples = 4;

/** Returns the formality. A voice with polite address is never casual, even with short words. */
function formalityOf(measures: VoiceMeasures, language: VoiceLanguage): VoiceProfile['formality'] {
  const { stiff, loose, letters, formalAddress, informalAddress } = measures;
  // Languages with two forms of address say it by the form; others by their words. The polite form alone is usual in friendly texts too:
  // it takes long or stiff words besides to make a text formal.
  const form = Math.sign(formalAddress - informalAddress);
  const byAddress = language === 'en' ? 0 : form > 0 ? 0.5 : form;
  const byWords = stiff - loose + (letters > 5.6 ? 0.5 : letters < 4.5 ? -0.5 : 0);
  const sum = byAddress + byWords;
  if (sum >= 1) return 'formal';
  return sum <= -0.75 && byAddress <= 0 ? 'casual' : 'neutral';
}

function addressOf({ formalAddress, informalAddress }: VoiceMeasures): VoiceProfile['address'] {
  // Fewer than two addresses in 500 words are chance.
  if (formalAddress < 0.4 && informalAddress < 0.4) return 'none';
  return formalAddress > informalAddress ? 'formal' : 'informal';
}

function personOf({ we, i }: VoiceMeasures): VoiceProfile['person'] {
  if (we < 0.4 && i < 0.4) return 'they';
  return we >= i ? 'we' : 'i';
}

/** Tone words with how strongly the numbers speak for each; the three strongest are kept. */
function tonesOf(measures: VoiceMeasures, formality: VoiceProfile['formality']): ToneWord[] {
  const { medianWords, exclamations, questions, numbers, we, informalAddress, letters, variation, loose, stiff } = measures;
  const weights: [ToneWord, number][] = [
    ['direct', (14 - medianWords) / 5],
    ['elaborate', (medianWords - 20) / 5],
    ['lively', exclamations * 8],
    ['calm', exclamations === 0 && questions < 0.03 && medianWords > 11 ? 0.8 : 0],
    ['inviting', questions * 8],
    ['factual', numbers / 2.5],
    ['warm', we >= 1 && informalAddress >= 1 ? (we + informalAddress) / 5 : 0],
    ['personal', informalAddress / 3],
    ['plain', (4.9 - letters) * 1.5],
    ['relaxed', formality === 'casual' ? 0.6 + loose : 0],
    ['official', formality === 'formal' ? 0.4 + stiff : 0],
    ['reserved', formality !== 'casual' && exclamations === 0 && informalAddress < 0.5 ? 0.5 + (0.6 - variation) / 2 : 0],
  ];
  return weights
    .filter(([, weight]) => weight > 0.35)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([word]) => word);
}

/** Words that the text comes back to: its own subjects and favourite adjectives, in the form it uses most. */
function vocabularyOf(text: string, language: VoiceLanguage, words: number): string[] {
  const minUses = words < shortText ? 2 : 3;
  const stopWords = stopWordsOf(language);
  const byStem = new Map<string, Map<string, number>>();
  for (const word of wordsOf(text, language)) {
    if (word.length < 4 || stopWords.has(word) || /\d/.test(word)) continue;
    const forms = byStem.get(stemOf(word, language)) ?? new Map<string, number>();
    forms.set(word, (forms.get(word) ?? 0) + 1);
    byStem.set(stemOf(word, language), forms);
  }
  return [...byStem.values()]
    .map((forms) => {
      const [best] = [...forms].sort((a, b) => b[1] - a[1]);
      return { word: best?.[0] ?? '', uses: [...forms.values()].reduce((sum, uses) => sum + uses, 0) };
    })
    .filter(({ uses }) => uses >= minUses)
    .sort((a, b) => b.uses - a.uses || a.word.localeCompare(b.word))
    .slice(0, maxVocabulary)
    .map(({ word }) => withCapital(word, text));
}

/** German nouns keep the capital that the text writes them with. */
function withCapital(word: string, text: string): string {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  const inside = (form: string) => text.split(new RegExp(`(?<=[\\p{Ll},;] )${form}(?!\\p{L})`, 'u')).length - 1;
  return inside(capital) > inside(word) ? capital : word;
}

/** Whole sentences of usual length that hold words the company likes, none of them twice. */
function samplesOf(measures: VoiceMeasures, vocabulary: string[], language: VoiceLanguage): string[] {
  const liked = new Set(vocabulary.map((word) => stemOf(word.toLowerCase(), language)));
  const seen = new Set<string>();
  return measures.sentences
    .filter(({ text, words }) => words >= 4 && words <= 40 && text.length <= 300 && /[.!?…]["'»”)]*$/u.test(text))
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .map(({ text, words }, position) => {
      const hits = wordsOf(text, language).filter((word) => liked.has(stemOf(word, language))).length;
      return { text, position, fit: hits / 2 - Math.abs(words - measures.medianWords) / Math.max(4, measures.medianWords) };
    })
    .sort((a, b) => b.fit - a.fit)
    .slice(0, maxSamples)
    .sort((a, b) => a.position - b.position)
    .map(({ text }) => text);
}

/** Returns dos and don'ts for this voice, in its language. `asks` and `gives`: questions to the reader, figures. */
export function adviceFor(
  profile: VoiceProfile,
  { asks, gives }: { asks: boolean; gives: boolean },
  language: VoiceLanguage,
): Pick<VoiceProfile, 'do' | 'dont'> {
  const words = voicePhrases[language].voiceWords;
  const forms = voicePhrases[language].addressForms;
  const person = { we: words.speakAsWe, i: words.speakAsI, they: words.speakAsCompany }[profile.person];
  const advice = [
    words.sentenceLength(profile.sentence_words),
    profile.rhythm === 'varied' ? words.vary : words.keepEven,
    person,
  ];
  const warnings = [words.noLongSentences(maxSentenceLength(profile.sentence_words))];
  if (profile.address !== 'none') {
    advice.push(profile.address === 'formal' ? words.addressFormally : words.addressFamiliarly);
    if (language !== 'en') warnings.push(words.noOtherAddress(profile.address === 'formal' ? forms.informal : forms.formal));
  }
  if (asks) advice.push(words.askQuestions);
  if (gives) advice.push(words.giveFigures);
  if (profile.exclamation_marks === 'never') warnings.push(words.noExclamations);
  warnings.push(profile.formality === 'formal' ? words.noLooseWords : words.noStiffWords);
  return { do: advice, dont: warnings };
}

/** Returns the maximum sentence length for a voice with this usual length: twice as long, and at least 25. */
export const maxSentenceLength = (usual: number): number => Math.max(25, usual * 2);

/**
 * The profile of a text, in the text's own language. Null where it holds fewer than 40 words: too little to judge.
 * Blocking rules (`must_use`, `never_use`) are left to people.
 */
export function analyseVoice(text: string, language: VoiceLanguage): VoiceProfile | null {
  const measures = measureVoice(text, language);
  if (measures.words < minWords || measures.sentences.length < 2) return null;
  const formality = formalityOf(measures, language);
  const vocabulary = vocabularyOf(text, language, measures.words);
  const profile = voiceProfileSchema.parse({
    tone: tonesOf(measures, formality).map((word) => voicePhrases[language].voiceWords.tones[word]),
    formality,
    person: personOf(measures),
    address: addressOf(measures),
    sentence_words: Math.min(60, Math.max(3, measures.medianWords)),
    rhythm: measures.variation >= 0.45 ? 'varied' : 'even',
    vocabulary,
    sample_lines: samplesOf(measures, vocabulary, language),
    exclamation_marks: measures.exclamations === 0 ? 'never' : measures.exclamations < 0.1 ? 'sparing' : 'free',
  });
  return { ...profile, ...adviceFor(profile, { asks: measures.questions >= 0.05, gives: measures.numbers >= 2 }, language) };
}
