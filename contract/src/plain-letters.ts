/** Letters without accents: "Café" is "Cafe". Signs such as ligatures stay. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The same with the plain letters of signs that stand for them: "ﬁn de siècle" is "fin de siecle", "Ａ" is "A". */
export const plainLetters = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
