// Languages for which word boundaries and stop words are known well enough to count.
export const countedLanguages = 'en it es fr de pt-BR pt-PT nl-NL pl-PL cs ru-RU sv da nb fi el ro hu bg tr ca'.split(' ');
