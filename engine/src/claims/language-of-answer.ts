// The language of a model's answer, only where it is beyond doubt: a wrong guess would throw away a good text.

/** Fewer letters than this are not judged. */
const minLetters = 200;
const maxSampleLength = 2_000;

// Written alike: a detector takes one for the other.
const alike = ['da no nb nn sv', 'hr sr bs sl', 'id ms', 'es gl ca', 'cs sk', 'bg mk', 'pt gl', 'nl af', 'ru uk be'].map(
  (group) => group.split(' '),
);

/** True where the two may be the same language. */
export const canBeSame = (one: string, other: string): boolean =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other));

/** Plain code of the language, or null where the text is short or the detector is not sure. */
export async function languageOfAnswer(text: string): Promise<string | null> {
  const sample = text.slice(0, maxSampleLength);
  if ((sample.match(/\p{L}/gu)?.length ?? 0) < minLetters) return null;
  const { eld } = await import('eld/medium');
  const found = eld.detect(sample);
  return found.language !== '' && found.isReliable() ? found.language : null;
}
