/** Words that find a tool in every language: its slug, and the slug's initials, such as `tts` for text to speech. */
export function toolWords(slug: string): string {
  const words = slug.split('_');
  return `${words.join(' ')} ${words.map((word) => word.slice(0, 1)).join('')}`;
}
