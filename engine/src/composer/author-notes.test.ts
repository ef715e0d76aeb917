// The score excludes the composer's notes to the author. Its list of note beginnings must match the composer's sentences.
import { documentWord } from '@folio/catalogue/document-words';
import { interfaceLanguages } from '@folio/contract/languages';
import { readBodyText } from '@folio/contract/score/body-text';
import { articlePhrases } from '@folio/locales/phrases';
import { expect, it } from 'vitest';
import { toAdd } from './to-add.ts';

const blocks = (...lines: [number, string][]) => ({
  blocks: lines.map(([level, text]) => ({ level, text })),
  links: [],
  pictures: [],
});

it.each(interfaceLanguages)('what the composer writes for the author in %s is no body text', (language) => {
  const phrases = articlePhrases[language];
  const lines = [
    toAdd(language, phrases.introductionToWrite),
    phrases.nothingAbout('Oak'),
    phrases.saidElsewhere('Oak'),
    phrases.otherLanguage('A page'),
    phrases.keywordHere('oak table'),
    ...(['meta_title', 'meta_description', 'url_slug'] as const).map((word) => `${documentWord(word, language)}: oak`),
  ];
  const body = readBodyText(
    blocks([2, 'Oak'], ...lines.map((line): [number, string] => [0, line]), [2, documentWord('sources', language)], [0, 'Oak.']),
    false,
  );
  expect(body.text.blocks.map(({ text }) => text)).toEqual(['Oak']);
  expect(body.words).toBe(0);
});
