import { sentencesOf } from '@folio/contract/readability/sentences';
import { describe, expect, it } from 'vitest';
import { stemOf } from './stems.ts';
import { stopWordsOf } from './stop-words.ts';
import { wordsOf } from './tokens.ts';

describe('sentencesOf', () => {
  it.each([
    ['en', 'Dr. Smith left at 3 p.m. yesterday. He paid $4.50 for tea, e.g. Assam.', 2],
    ['de', 'Am 3. Mai kam Dr. Voss, z. B. mit dem Zug. Das war gut.', 2],
    ['fr', 'M. Petit est venu. Il est resté.', 2],
    ['it', 'Il sig. Rossi arriva alle 9. Resta un’ora.', 2],
    ['es', 'La Sra. Gil llegó tarde. ¿Por qué?', 2],
    ['pt-BR', 'O Dr. Nunes chegou. Ficou pouco.', 2],
  ])('keeps abbreviations inside a sentence (%s)', (language, text, count) => {
    expect(sentencesOf(text, language)).toHaveLength(count);
  });
  it('ends a sentence at a line break and yields nothing for nothing', () => {
    expect(sentencesOf('One\nTwo. Three', 'en')).toEqual(['One', 'Two.', 'Three']);
    expect(sentencesOf(' \n ', 'en')).toEqual([]);
  });
});

describe('words', () => {
  it('are lower case, without punctuation, elisions apart', () => {
    expect(wordsOf('L’hôtel, aujourd’hui: 2 nuits!', 'fr')).toEqual(['l', 'hôtel', 'aujourd’hui', '2', 'nuits']);
    expect(wordsOf("Dell'azienda", 'it')).toEqual(['dell', 'azienda']);
    expect(wordsOf("Don't", 'en')).toEqual(["don't"]);
  });
  it('know the stop words and stems of their language', () => {
    expect(stopWordsOf('de').has('und')).toBe(true);
    expect(stopWordsOf('nb').has('og')).toBe(true);
    expect(stopWordsOf('it').has('dell')).toBe(true);
    expect(stopWordsOf('xx').size).toBe(0);
    expect(stemOf('keywords', 'en')).toBe(stemOf('keyword', 'en'));
    expect(stemOf('häuser', 'de')).toBe(stemOf('haus', 'de'));
    expect(stemOf('anything', 'xx')).toBe('anything');
  });
});
