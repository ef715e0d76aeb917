// A guide to a brand's style, from counts in its own texts: every trait with a sentence that proves it. Traits without proof in
// the samples are omitted, and so are before/after pairs, because they would have to be invented.
import type brandStyleGuide from '@folio/catalogue/custom/brand-style-guide.tool';
import type { ResultOf } from '@folio/catalogue/define-tool';
import { type VoiceLanguage, voiceLanguages } from '@folio/contract/brand-voices';
import { escapePattern } from '@folio/contract/escape';
import type { VoiceWords } from '@folio/locales/en/phrases/voice';
import { type GuidePhrases, guidePhrases, voicePhrases } from '@folio/locales/phrases';
import { joinList } from '@folio/locales/writing/formats';
import { EngineFailure } from '../../core/engine-types.ts';
import { joinToFit, lengthOf, shorten } from '../../text/fit-text.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { quotedAt } from '../regional.ts';
import { toAdd } from '../to-add.ts';
import { readStyle, type StyleEvidence } from './style-evidence.ts';

const limits = { summary: 600, description: 250, rule: 200, person: 200, sentences: 300, word: 60, mark: 160, example: 300 };

/** Words up to which a usual sentence counts as short, and as of medium length. */
const minLengths = { short: 10, middle: 18 };

interface Guide {
  language: VoiceLanguage;
  evidence: StyleEvidence;
  phrases: GuidePhrases;
  words: VoiceWords;
  inMarks: (sentence: string) => string;
}

interface Trait {
  trait: string;
  description: string;
  do: string;
  dont: string;
}

/** "Proof: “…”", or nothing where no sentence shows it. */
function proofOf({ evidence, phrases, inMarks }: Guide, isProof: (sentence: string) => boolean): string {
  const found = evidence.quote(isProof);
  return found === null ? '' : phrases.proof(inMarks(found));
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

function lengthsOf({ measures }: StyleEvidence): { usual: number; least: number; most: number } {
  const lengths = measures.sentences.map(({ words }) => words);
  return { usual: measures.medianWords, least: Math.min(...lengths), most: Math.max(...lengths) };
}

/** True where the samples call the brand by its name, or by the longest word of it. */
function namesBrand({ text }: StyleEvidence, brand: string): boolean {
  const [longest = ''] = brand.split(/[\s-]+/u).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return text.toLocaleLowerCase().includes(brand.toLocaleLowerCase()) || (lengthOf(longest) > 3 && text.includes(longest));
}

/** Point of view, in words; null without "we", "I" or the name: then the samples tell nothing of it. */
function personOf({ evidence, phrases, words }: Guide, brand: string) {
  const { voice } = evidence;
  if (voice === null || (voice.person === 'they' && !namesBrand(evidence, brand))) return null;
  if (voice.isOn) return phrases.weAsOn;
  const says = { we: words.speakAsWe, i: words.speakAsI, they: words.speakAsCompany }[voice.person];
  return { ...phrases.person[voice.person], says };
}

/** A rule against words, in quotation marks, that the samples use themselves is none. */
function unlessUsed(rule: string, { text }: StyleEvidence): string {
  const named = [...rule.matchAll(/[“„«]\s?([^”“»]+?)\s?[”“»]/gu)].map(([, word = '']) => word);
  return named.some((word) => new RegExp(`(?<!\\p{L})${escapePattern(word)}(?!\\p{L})`, 'iu').test(text)) ? '' : rule;
}

/** "From 7 till late" gives no figure that backs anything; "93%", "120" and "18 €" do. */
const isFigure = /\d{2,}|\d\s?[%€$£]|[€$£]\s?\d/u;

/** English has one form of address. In a guide in another language, only the word itself shows its formality. */
function addressRule({ language, phrases, words }: Guide, form: string, isInformal: boolean): string {
  if (form === voicePhrases.en.addressForms.informal && language !== 'en') return phrases.address.direct(form);
  return `${isInformal ? words.addressFamiliarly : words.addressFormally}.`;
}

/** Tells the sentences of about the usual length. */
function isUsual({ evidence }: Guide): (sentence: string) => boolean {
  const { usual } = lengthsOf(evidence);
  return (sentence) =>
    evidence.measures.sentences.some(({ text, words }) => text.trim() === sentence && Math.abs(words - usual) <= 2);
}

/** True where short and long sentences are side by side, be it only a few of them. */
function isVaried(evidence: StyleEvidence): boolean {
  const { least, most } = lengthsOf(evidence);
  return evidence.voice?.isVaried === true || most >= least * 3;
}

function traitsOf(guide: Guide, brand: string): Trait[] {
  const { evidence, phrases, words, language } = guide;
  const { voice, measures } = evidence;
  if (voice === null || measures.sentences.length === 0) return [];
  const { usual, least, most } = lengthsOf(evidence);
  const { person, form } = voice;
  const speaker = personOf(guide, brand);
  const questions = Math.round(measures.questions * measures.sentences.length);
  const hasBothForms = language !== 'en' && measures.formalAddress > 0 && measures.informalAddress > 0;
  const length = usual <= minLengths.short ? 'short' : usual <= minLengths.middle ? 'middle' : 'long';
  const proof = (isProof: (sentence: string) => boolean) => proofOf(guide, isProof);
  const traits: (Trait | null)[] = [
    speaker === null
      ? null
      : {
          trait: speaker.trait,
          description: joined(speaker.rule, person === 'they' ? '' : proof((sentence) => evidence.speaksAs(sentence, person))),
          do: `${speaker.says}.`,
          dont: unlessUsed(speaker.not, evidence),
        },
    form === null
      ? null
      : {
          trait: phrases.address.trait,
          description: joined(phrases.address.direct(form), proof(evidence.addresses)),
          do: addressRule(guide, form, voice.isInformal),
          dont: hasBothForms ? '' : phrases.address.not(form),
        },
    {
      trait: phrases.sentences[length],
      description: joined(phrases.sentences.measured(usual, least, most), proof(isUsual(guide))),
      do: `${words.sentenceLength(usual)}. ${isVaried(guide.evidence) ? words.vary : words.keepEven}.`,
      dont: `${words.noLongSentences(most)}.`,
    },
    measures.numbers < 2 || !isFigure.test(evidence.text)
      ? null
      : {
          trait: phrases.figures.trait,
          description: proof((sentence) => isFigure.test(sentence)),
          do: `${words.giveFigures}.`,
          dont: unlessUsed(phrases.figures.not, evidence),
        },
    measures.questions < 0.05
      ? null
      : {
          trait: phrases.questions.trait,
          description: proof((sentence) => /\?["'»”)]*$/u.test(sentence)),
          do: `${words.askQuestions}.`,
          dont: phrases.questions.not(questions, measures.sentences.length),
        },
    measures.exclamations > 0
      ? null
      : {
          trait: phrases.calm.trait,
          description: phrases.calm.measured(measures.sentences.length),
          do: phrases.calm.rule,
          dont: `${words.noExclamations}.`,
        },
  ];
  return traits
    .filter((trait) => trait !== null && trait.description !== '')
    .map((trait) => trait as Trait)
    .map((trait) => ({
      trait: shorten(trait.trait, 40, language),
      description: trait.description,
      do: shorten(trait.do, limits.rule, language),
      dont: shorten(trait.dont, limits.rule, language),
    }));
}

function marksOf({ evidence, phrases, inMarks }: Guide): string[] {
  const { measures, text, quote } = evidence;
  const { marks } = phrases;
  const count = measures.sentences.length;
  if (count === 0) return [];
  const withProof = (say: (quote: string) => string, isProof: (sentence: string) => boolean) => {
    const found = quote(isProof);
    return found === null ? '' : say(inMarks(found));
  };
  const semicolons = (sentence: string) => /;\s/u.test(sentence);
  const dashes = (sentence: string) => /\s[–—]\s|—/u.test(sentence);
  return [
    marks.exclamations(Math.round(measures.exclamations * count), count),
    marks.questions(Math.round(measures.questions * count), count),
    semicolons(text) ? withProof(marks.semicolons, semicolons) : marks.noSemicolons,
    dashes(text) ? withProof(marks.dashes, dashes) : marks.noDashes,
    withProof(marks.figures, (sentence) => /\d/u.test(sentence)),
    /\p{Extended_Pictographic}/u.test(text.replace(/[™©®]/gu, '')) ? marks.emojis : marks.noEmojis,
    /^\s*[-*•]\s+\S/mu.test(text) ? marks.lists : '',
  ].filter((line) => line !== '' && lengthOf(line.replace(/ \[S\d+\]/gu, '')) <= limits.mark);
}

/** A sentence that answers or continues another one cannot serve as an example. */
const leaning =
  /^(?:yes|no|and|or|but|so|ja|nein|und|oder|aber|denn|sì|e|o|ma|però|sí|y|pero|oui|non|et|ou|mais|car|sim|não|mas)(?!\p{L})/iu;

/** Each channel with a sentence of the samples: long ones for the website, the shortest for social media. */
function channelsOf({ evidence, phrases }: Guide): { channel: string; guidance: string; example: string }[] {
  const { quotes, measures, words } = evidence;
  const own = quotes.filter((sentence) => sentence.split(' ').length > 3 && !leaning.test(sentence));
  // A section's topic needs a statement, not a question.
  const statements = own.filter((sentence) => !/\?/u.test(sentence));
  const pick = [own.at(-1), statements[Math.floor(statements.length / 2)], own[0]];
  return phrases.channels.flatMap(({ name, guidance }, index) => {
    const example = pick[index];
    return example === undefined ? [] : [{ channel: name, guidance: guidance(measures.medianWords, words.length > 0), example }];
  });
}

function summaryOf(draft: DraftOf<typeof brandStyleGuide>, { evidence, phrases, words, language }: Guide): string {
  const { voice, measures } = evidence;
  const tones = voice?.tones.map((tone) => words.tones[tone]) ?? [];
  const values = draft.line('values').replace(/[.;]+$/u, '');
  const audience = draft.line('audience').replace(/\.$/u, '');
  return joinToFit(
    [
      tones.length > 0 ? phrases.tone(draft.line('brand'), joinList(tones, language)) : '',
      values === '' ? '' : phrases.values(shorten(values, 220, language)),
      audience === '' ? '' : phrases.audience(audience),
      measures.sentences.length > 0 ? phrases.basis(measures.sentences.length, measures.words) : '',
      voice === null ? toAdd(language, phrases.samplesMissing) : '',
    ],
    limits.summary,
    language,
  );
}

/** Composes a style guide. Throws LANGUAGE_NEEDS_MODEL for a language in which voices are not measured. */
export function composeStyleGuide(draft: DraftOf<typeof brandStyleGuide>): ResultOf<typeof brandStyleGuide> {
  const language = voiceLanguages.find((one) => one === draft.language);
  if (language === undefined) throw new EngineFailure('LANGUAGE_NEEDS_MODEL', { detail: draft.language });
  const brand = draft.line('brand');
  const evidence = readStyle({ samples: draft.text('samples'), brand, sources: draft.context.sources }, draft.language);
  const guide: Guide = {
    language,
    evidence,
    phrases: guidePhrases[language],
    words: voicePhrases[language].voiceWords,
    inMarks: (sentence) => quotedAt(draft, sentence),
  };
  const { phrases } = guide;
  const { voice, measures } = evidence;
  const missing = toAdd(language, phrases.samplesMissing);
  const address = voice === null ? '' : voice.form === null ? phrases.address.none : phrases.address.direct(voice.form);
  const person = voice === null ? missing : joined(personOf(guide, brand)?.rule ?? '', address);
  const { usual, least, most } = lengthsOf(evidence);
  const usualQuote = evidence.quote(isUsual(guide));
  const style = joined(
    measures.sentences.length === 0 ? missing : phrases.sentences.measured(usual, least, most),
    voice === null ? '' : isVaried(evidence) ? phrases.sentences.varied : phrases.sentences.even,
    usualQuote === null ? '' : phrases.sentences.typical(guide.inMarks(usualQuote)),
  );
  return {
    voice_summary: summaryOf(draft, guide),
    traits: traitsOf(guide, brand),
    person_and_address: shorten(person, limits.person, language),
    sentence_style: style,
    vocabulary: {
      preferred: evidence.words.map((word) => shorten(word, limits.word, language)),
      avoid: draft.list('competitors').map((name) => shorten(name, limits.word, language)),
    },
    punctuation_and_format: marksOf(guide),
    by_channel: channelsOf(guide),
    before_after: [],
  };
}

export default { compose: composeStyleGuide } satisfies Composer<typeof brandStyleGuide>;
