// A guide to how a brand writes, from what can be counted in its own texts: every trait with a sentence that proves it. What the
// samples do not show is not claimed; pairs of before and after would have to be made up and are left out.
import type brandStyleGuide from '@folio/catalogue/custom/brand-style-guide.tool';
import type { ResultOf } from '@folio/catalogue/define-tool';
import { type VoiceLanguage, voiceLanguages } from '@folio/contract/brand-voices';
import { type GuidePhrases, guidePhrases } from '@folio/locales/phrases/guide';
import { type VoiceWords, voicePhrases } from '@folio/locales/phrases/voice';
import { joinList } from '@folio/locales/writing/formats';
import { EngineFailure } from '../../engine-types.ts';
import { maxSentenceLength } from '../../voice/analyse-voice.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { quotedAt } from '../regional.ts';
import { toAdd } from '../to-add.ts';
import { readStyle, type StyleEvidence } from './style-evidence.ts';

const limits = { summary: 600, description: 250, rule: 200, person: 200, sentences: 300, word: 60, mark: 160, example: 300 };

/** Words up to which a usual sentence counts as short, and as of medium length. */
const shortest = { short: 10, middle: 18 };

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

/** English has one form of address: what it is in a guide in another language, only the word itself tells. */
function addressRule({ language, phrases, words }: Guide, form: string, isInformal: boolean): string {
  if (form === voicePhrases.en.addressForms.informal && language !== 'en') return phrases.address.direct(form);
  return `${isInformal ? words.addressFamiliarly : words.addressFormally}.`;
}

/** True where short and long sentences are side by side, be it only a few of them. */
function isVaried(evidence: StyleEvidence): boolean {
  const { least, most } = lengthsOf(evidence);
  return evidence.voice?.isVaried === true || most >= least * 3;
}

function traitsOf(guide: Guide): Trait[] {
  const { evidence, phrases, words, language } = guide;
  const { voice, measures } = evidence;
  if (voice === null || measures.sentences.length === 0) return [];
  const { usual, least, most } = lengthsOf(evidence);
  const { person, form } = voice;
  const says = { we: words.speakAsWe, i: words.speakAsI, they: words.speakAsCompany }[person];
  const length = usual <= shortest.short ? 'short' : usual <= shortest.middle ? 'middle' : 'long';
  const proof = (isProof: (sentence: string) => boolean) => proofOf(guide, isProof);
  const traits: (Trait | null)[] = [
    {
      trait: phrases.person[person].trait,
      description: joined(
        phrases.person[person].rule,
        person === 'they' ? '' : proof((sentence) => evidence.speaksAs(sentence, person)),
      ),
      do: `${says}.`,
      dont: phrases.person[person].not,
    },
    form === null
      ? null
      : {
          trait: phrases.address.trait,
          description: joined(phrases.address.direct(form), proof(evidence.addresses)),
          do: addressRule(guide, form, voice.isInformal),
          dont: phrases.address.not(form),
        },
    {
      trait: phrases.sentences[length],
      description: joined(
        phrases.sentences.measured(usual, least, most),
        proof((sentence) => measures.sentences.some(({ text, words: count }) => text.trim() === sentence && count === least)),
      ),
      do: `${words.sentenceLength(usual)}. ${isVaried(guide.evidence) ? words.vary : words.keepEven}.`,
      dont: `${words.noLongSentences(maxSentenceLength(usual))}.`,
    },
    measures.numbers < 2
      ? null
      : {
          trait: phrases.figures.trait,
          description: proof((sentence) => /\d/u.test(sentence)),
          do: `${words.giveFigures}.`,
          dont: phrases.figures.not,
        },
    measures.questions < 0.05
      ? null
      : {
          trait: phrases.questions.trait,
          description: proof((sentence) => /\?["'»”)]*$/u.test(sentence)),
          do: `${words.askQuestions}.`,
          dont: phrases.questions.not,
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

/** Each channel with a sentence of the samples: long ones for the website, the shortest for social media. */
function channelsOf({ evidence, phrases }: Guide): { channel: string; guidance: string; example: string }[] {
  const { quotes, measures } = evidence;
  const own = quotes.filter((sentence) => sentence.split(' ').length > 3);
  const pick = [own.at(-1), own[Math.floor(own.length / 2)], own[0]];
  return phrases.channels.flatMap(({ name, guidance }, index) => {
    const example = pick[index];
    return example === undefined ? [] : [{ channel: name, guidance: guidance(measures.medianWords), example }];
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
  const evidence = readStyle(draft.text('samples'), draft.context.sources, draft.language);
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
  const person = voice === null ? missing : `${phrases.person[voice.person].rule} ${address}`;
  const { usual, least, most } = lengthsOf(evidence);
  const usualQuote = evidence.quote((sentence) =>
    measures.sentences.some(({ text, words }) => text.trim() === sentence && Math.abs(words - usual) <= 2),
  );
  const style = joined(
    measures.sentences.length === 0 ? missing : phrases.sentences.measured(usual, least, most),
    voice === null ? '' : isVaried(evidence) ? phrases.sentences.varied : phrases.sentences.even,
    usualQuote === null ? '' : phrases.sentences.typical(guide.inMarks(usualQuote)),
  );
  return {
    voice_summary: summaryOf(draft, guide),
    traits: traitsOf(guide),
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
