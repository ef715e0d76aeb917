// Which language a text is in, by `eld` on its first 400 characters; texts of five characters or fewer are not judged.
// Its tables take half a second to load, so they are loaded when the first text is judged.

/** Most characters looked at, and fewest (exclusive) that are judged: the specification's numbers. */
const maxCharacters = 400;
const tooFewCharacters = 5;

/** A code of `among` (the plain code where nothing is given), or null where the text is too short or unclear. */
export async function detectLanguage(text: string, among?: readonly string[]): Promise<string | null> {
  const sample = text.trim().slice(0, maxCharacters);
  // `eld` guesses a language for single letters too.
  if (sample.length <= tooFewCharacters || !/\p{L}{2}/u.test(sample)) return null;
  const { eld } = await import('eld/medium');
  const { language } = eld.detect(sample);
  if (!language) return null;
  if (!among) return language;
  const regional: Record<string, string> = { no: 'nb', pt: 'pt-BR', zh: 'zh-CN' };
  const wanted = regional[language] ?? language;
  return among.find((code) => code === wanted) ?? among.find((code) => code.split('-')[0] === wanted.split('-')[0]) ?? null;
}
