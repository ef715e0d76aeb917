// Width of a title or description on a search results page. Both are cut by pixels, not by characters.
import pixelWidth from 'string-pixel-width';

// Advance widths of Arial in em for the typographic characters that the width table lacks.
const arialWidths: Record<string, number> = {
  '“': 0.333,
  '”': 0.333,
  '„': 0.333,
  '‘': 0.222,
  '’': 0.222,
  '‚': 0.222,
  '«': 0.556,
  '»': 0.556,
  '‹': 0.333,
  '›': 0.333,
  '–': 0.556,
  '—': 1,
  '…': 1,
  '•': 0.35,
  '·': 0.333,
  '€': 0.556,
  '£': 0.556,
  '©': 0.737,
  '®': 0.737,
  '™': 1,
  '°': 0.4,
  '\u00a0': 0.278,
  // Letters that have no base letter, so the table would spell them out.
  ß: 0.611,
  æ: 0.889,
  Æ: 1,
  œ: 0.944,
  Œ: 1,
  ø: 0.611,
  Ø: 0.778,
  ł: 0.222,
  Ł: 0.556,
  đ: 0.556,
  Đ: 0.722,
};

const isFullWidth = (character: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u.test(
    character,
  );

function widthOf(character: string, size: number): number {
  const known = arialWidths[character];
  if (known !== undefined) return known * size;
  if (isFullWidth(character)) return size;
  // Accents sit on their letter; variation selectors and joiners draw nothing.
  if (/[\p{M}\p{Cf}]/u.test(character)) return 0;
  // Greek, Cyrillic and the like are near Arial's averages for capitals and small letters.
  if (/\p{L}/u.test(character) && !/\p{Script=Latin}/u.test(character)) return (/\p{Lu}/u.test(character) ? 0.68 : 0.55) * size;
  return pixelWidth(character, { font: 'Arial', size });
}

const measure = (text: string, size: number) =>
  Math.round(Array.from(text.normalize('NFC')).reduce((sum, character) => sum + widthOf(character, size), 0));

/** Width of a search result's title in whole pixels (Arial, 20 px). */
export const titlePixels = (title: string): number => measure(title, 20);

/** Width of a search result's description in whole pixels (Arial, 14 px). */
export const descriptionPixels = (description: string): number => measure(description, 14);
