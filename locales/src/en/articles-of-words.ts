// "a" or "an", and when an English word keeps its capital letter inside a sentence.

/** The indefinite article that the next word takes when it is spoken. */
export function indefiniteArticle(next: string): 'a' | 'an' {
  const word = next.split(/[\s-]/)[0] ?? '';
  // Letters spoken one by one: an SEO manager, a PR manager.
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  if (/^(?:uni|use|usu|eu|one|ubi)/i.test(word)) return 'a';
  return /^(?:[aeiou]|hour|honest|honou?r|heir)/i.test(word) ? 'an' : 'a';
}
