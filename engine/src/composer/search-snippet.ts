// Titles and descriptions that search results show whole: counted in characters and measured in pixels.

import { descriptionPixelLimit, titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import { joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { lengthOf, shortenToFit } from '../text/fit-text.ts';
import { asSentence, capitalised } from './split-input.ts';

/** True for a meta title of at most 60 characters and 580 pixels. */
export const isTitleShown = (title: string): boolean => lengthOf(title) <= 60 && titlePixels(title) <= titlePixelLimit;

/** True for a meta description of at most 155 characters and 920 pixels. */
export const isDescriptionShown = (description: string): boolean =>
  lengthOf(description) <= 155 && descriptionPixels(description) <= descriptionPixelLimit;

const withoutDoubleQuotes = (text: string) =>
  text
    .replace(/["“”„«»]\u00a0?/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The title, shortened at the end of a phrase until it is shown whole. */
export const fitMetaTitle = (title: string, language: ComposerLanguage): string =>
  shortenToFit(withoutDoubleQuotes(title), language, isTitleShown, 20);

/** As many of the sentences as are shown whole, in order; `last` (a call to action) keeps its place at the end where it fits. */
export function fitMetaDescription(sentences: readonly string[], language: ComposerLanguage, last = ''): string {
  const fits = (text: string) => isDescriptionShown(last === '' ? text : `${text} ${last}`);
  let description = '';
  for (const sentence of sentences.map(withoutDoubleQuotes).filter((one) => one !== '')) {
    const longer = description === '' ? sentence : `${description} ${sentence}`;
    if (fits(longer)) description = longer;
    else if (description !== '' && lengthOf(description) < 90) {
      // Half a description is filled with the part of the next sentence before its colon.
      const [start = ''] = sentence.split(/[\s\u00a0]*[:;–—]\s/u);
      if (start !== sentence && lengthOf(start) >= 30 && fits(`${description} ${start}.`))
        description = `${description} ${start}.`;
    } else if (description === '') {
      const cut = shortenToFit(sentence, language, fits, 50);
      description = /[.!?…]$/u.test(cut) || cut === '' || !fits(`${cut}…`) ? cut : `${cut}…`;
    }
  }
  return description === '' ? last : last === '' ? description : `${description} ${last}`;
}

/** Describes a text by its topic and the names of its parts, as many as fit in full. */
export function descriptionOfParts(topic: string, parts: readonly string[], language: ComposerLanguage): string {
  const subject = asSentence(topic.replace(/[.\s]+$/u, ''));
  const isDivided = /[:?!]/u.test(subject);
  const opening = isDivided ? `${subject} ` : subject.replace(/\.$/u, language === 'fr' ? '\u00a0: ' : ': ');
  // A question cannot be a list item.
  const names = parts
    .filter((part) => !part.includes('?'))
    .map((part, index) => {
      const written = part.replace(/[.:?\s]+$/u, '');
      const name = /\p{Ll}/u.test(written) ? written : capitalised(written.toLocaleLowerCase());
      return isDivided && index === 0 ? capitalised(name) : insideSentence(name, language);
    });
  const lists = names.map((_, index) => joinList(names.slice(0, names.length - index), language));
  const described = lists.map((list) => `${opening}${list}.`).find(isDescriptionShown);
  return described ?? fitMetaDescription([subject], language);
}
