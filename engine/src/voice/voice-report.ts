// Fit of a text to a voice: deviating lines, and a score. Blocking rules are words that must or must never be in it.

import type { VoiceLanguage, VoiceProfile } from '@folio/contract/brand-voices';
import { escapePattern } from '@folio/contract/escape';
import { wordsOf } from '../text/tokens.ts';
import { maxSentenceLength } from './analyse-voice.ts';
import { formalAddressIn, informalAddressIn, measureVoice, type VoiceMeasures } from './measure-voice.ts';
import { voiceMarkers } from './voice-markers.ts';

export interface VoiceFinding {
  kind: 'never_use' | 'must_use' | 'sentence_length' | 'address' | 'person' | 'exclamation' | 'formality';
  /** The text's own line; empty if a required part is missing. */
  line: string;
  /** The forbidden or missing words, the number of words, the form of address. */
  detail: string;
  isBlocking: boolean;
}

export interface VoiceReport {
  /** 0 to 100. */
  score: number;
  findings: VoiceFinding[];
}

/** Lines named of each kind. */
const maxLines = 10;

/** True where the words are in the text as whole words, in any case and with any white space between them. */
export function containsPhrase(text: string, phrase: string): boolean {
  const pattern = phrase.trim().split(/\s+/).map(escapePattern).join('\\s+');
  return pattern !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** Broken blocking rules of a plain text: forbidden words with their line, and missing ones. */
export function brokenRules(text: string, profile: Pick<VoiceProfile, 'must_use' | 'never_use'>): VoiceFinding[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const forbidden = profile.never_use.flatMap((phrase) =>
    lines
      .filter((line) => containsPhrase(line, phrase))
      .slice(0, maxLines)
      .map((line): VoiceFinding => ({ kind: 'never_use', line, detail: phrase, isBlocking: true })),
  );
  const missing = profile.must_use
    .filter((phrase) => !containsPhrase(text, phrase))
    .map((phrase): VoiceFinding => ({ kind: 'must_use', line: '', detail: phrase, isBlocking: true }));
  return [...forbidden, ...missing];
}

function addressFindings(sentence: string, profile: VoiceProfile, language: VoiceLanguage): string[] {
  if (language === 'en' || profile.address === 'none') return [];
  return profile.address === 'formal' ? informalAddressIn(sentence, language) : formalAddressIn(sentence, language);
}

function softFindings(measures: VoiceMeasures, profile: VoiceProfile, language: VoiceLanguage): VoiceFinding[] {
  const longest = maxSentenceLength(profile.sentence_words);
  const { we, i, loose, stiff } = voiceMarkers[language];
  const otherPerson = profile.person === 'we' ? i : profile.person === 'i' ? we : null;
  const wrongWords = profile.formality === 'formal' ? loose : profile.formality === 'casual' ? stiff : null;
  const canExclaim = Math.ceil(measures.sentences.length * { never: 0, sparing: 0.1, free: 1 }[profile.exclamation_marks]);
  const found: VoiceFinding[] = [];
  const add = (kind: VoiceFinding['kind'], line: string, detail: string) => {
    if (found.filter((one) => one.kind === kind).length < maxLines) found.push({ kind, line, detail, isBlocking: false });
  };
  let exclaimed = 0;
  for (const { text, words } of measures.sentences) {
    if (words > longest) add('sentence_length', text, String(words));
    const [address] = addressFindings(text, profile, language);
    if (address !== undefined) add('address', text, address);
    const spoken = otherPerson || wrongWords ? wordsOf(text, language) : [];
    const person = otherPerson && spoken.find((word) => otherPerson.has(word));
    if (person) add('person', text, person);
    const wrong = wrongWords && spoken.find((word) => wrongWords.has(word));
    if (wrong) add('formality', text, wrong);
    if (/![\s"'»”)]*$/u.test(text) && ++exclaimed > canExclaim) add('exclamation', text, '!');
  }
  return found;
}

/**
 * Returns the score: each finding lowers it. A soft finding weighs less in a long text, because more sentences allow more slips.
 */
function scoreOf(findings: VoiceFinding[], sentences: number): number {
  const blocking = findings.filter((finding) => finding.isBlocking).length;
  const soft = findings.length - blocking;
  const softPenalty = Math.min(60, (soft / Math.max(5, sentences)) * 100);
  return Math.max(0, Math.round(100 - blocking * 15 - softPenalty));
}

/** Holds a plain text (a line per block) against a voice. An empty text has nothing to find and scores 100 unless words are missing. */
export function reportVoice(text: string, profile: VoiceProfile, language: VoiceLanguage): VoiceReport {
  const measures = measureVoice(text, language);
  const findings = [...brokenRules(text, profile), ...softFindings(measures, profile, language)];
  return { score: scoreOf(findings, measures.sentences.length), findings };
}
