import type { VoiceProfile } from '@folio/contract/brand-voices';

const persons: Record<VoiceProfile['person'], string> = {
  we: 'The company speaks of itself as "we".',
  i: 'The writer speaks in the first person singular.',
  they: 'The company is spoken of by its name, not as "we".',
};

const addresses: Record<VoiceProfile['address'], string> = {
  formal: 'The reader is addressed in the polite form (Sie, Lei, usted, vous).',
  informal: 'The reader is addressed in the familiar form (you, du, tu, tú).',
  none: 'The reader is not addressed directly.',
};

const exclamations: Record<VoiceProfile['exclamation_marks'], string> = {
  never: 'No exclamation marks.',
  sparing: 'Hardly any exclamation marks.',
  free: 'Exclamation marks are welcome.',
};

const list = (title: string, items: readonly string[]) => (items.length > 0 ? `${title}: ${items.join('; ')}` : '');

/** A voice in words for a model that writes; one line a trait. */
export function describeVoice(profile: VoiceProfile): string {
  return [
    list('Tone', profile.tone),
    `Formality: ${profile.formality}. ${persons[profile.person]} ${addresses[profile.address]}`,
    `Sentences: about ${profile.sentence_words} words each, ${profile.rhythm === 'varied' ? 'short and long ones in turn' : 'of even length'}. ${exclamations[profile.exclamation_marks]}`,
    list('Words it likes', profile.vocabulary),
    list('Do', profile.do),
    list('Do not', profile.dont),
    profile.sample_lines.length > 0
      ? `Lines that sound right (for their sound only, not their content):\n${profile.sample_lines.map((line) => `- ${line}`).join('\n')}`
      : '',
    list('Every text must contain these words exactly', profile.must_use),
    list('No text may contain any of these words', profile.never_use),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
