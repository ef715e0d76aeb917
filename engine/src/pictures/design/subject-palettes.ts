// Colors that suit the subject of an image, for customers without their own.
import { interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import { type PictureSubjectsLexicon, pictureSubjectsLexicon } from '@folio/locales/lexicon';
import type { Palette } from '../../animation/stage.ts';

export type PictureSubject = keyof PictureSubjectsLexicon;

export const subjectPalettes: Record<PictureSubject, Palette> = {
  sea: { deep: '#0b3350', main: '#0f7ea8', second: '#ffd08a', light: '#e8f5f9' },
  forest: { deep: '#17361f', main: '#2f7d46', second: '#e0b04f', light: '#eff5ea' },
  mountains: { deep: '#223750', main: '#456f93', second: '#f2a65a', light: '#edf2f6' },
  garden: { deep: '#1f4426', main: '#3f8a34', second: '#f79ab8', light: '#f4f9ec' },
  autumn: { deep: '#4a2212', main: '#b84d17', second: '#f5bd4a', light: '#fbf0e2' },
  winter: { deep: '#17365c', main: '#3a78b0', second: '#d3eaf7', light: '#f1f7fc' },
  spring: { deep: '#2a4a2c', main: '#79b356', second: '#d9578a', light: '#f8faea' },
  summer: { deep: '#0d4f63', main: '#f59a23', second: '#12788c', light: '#fff5dc' },
  christmas: { deep: '#0f4130', main: '#ad1f2d', second: '#ecc976', light: '#fbf4ea' },
  wedding: { deep: '#573245', main: '#a85a6f', second: '#ecd3a0', light: '#fdf4f2' },
  children: { deep: '#2c3180', main: '#2380d6', second: '#ffd23f', light: '#fff7e2' },
  food: { deep: '#4a1c14', main: '#c23b27', second: '#f5bf58', light: '#fdf3e6' },
  bakery: { deep: '#4a2d13', main: '#a8651f', second: '#f3d298', light: '#fcf4e6' },
  coffee: { deep: '#38211a', main: '#7b4b2a', second: '#e9c48b', light: '#f7efe5' },
  wine: { deep: '#401225', main: '#84203f', second: '#e0b768', light: '#f9eff1' },
  fashion: { deep: '#352b3d', main: '#9c4558', second: '#e5d0b4', light: '#f7f1ec' },
  beauty: { deep: '#512548', main: '#bb5383', second: '#fbd7c4', light: '#fdf1f4' },
  health: { deep: '#0f4450', main: '#137f87', second: '#a4e0b6', light: '#eaf8f6' },
  sport: { deep: '#1f2757', main: '#d93d28', second: '#ffd93d', light: '#f2f4fa' },
  finance: { deep: '#122f50', main: '#1f5a8c', second: '#e0bb63', light: '#edf3f8' },
  law: { deep: '#28304a', main: '#475a80', second: '#d6b27c', light: '#f2f2f6' },
  technology: { deep: '#1c1d5c', main: '#3f51e0', second: '#4be0d4', light: '#eef0fd' },
  energy: { deep: '#124234', main: '#1f8350', second: '#ffdc4a', light: '#eff8ec' },
  property: { deep: '#2f4740', main: '#557a67', second: '#f2b48c', light: '#f5f2eb' },
  crafts: { deep: '#43331d', main: '#c9741a', second: '#2f5d7c', light: '#f7f1e6' },
  cars: { deep: '#22344a', main: '#c3202e', second: '#cfdce6', light: '#eff3f6' },
  travel: { deep: '#123f5c', main: '#14859c', second: '#ffbd8a', light: '#fdf5ea' },
  music: { deep: '#351558', main: '#8132c4', second: '#ff8fbd', light: '#f6effc' },
  education: { deep: '#213a6b', main: '#2f62b5', second: '#f9c65a', light: '#f0f4fb' },
  animals: { deep: '#45311f', main: '#96602f', second: '#a9d8bd', light: '#f8f2e8' },
  wellness: { deep: '#24453f', main: '#3f7f74', second: '#e8d4a4', light: '#f2f7f3' },
};

const subjects = Object.keys(subjectPalettes) as PictureSubject[];

const patternOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.split(' ').join('|').replaceAll('*', '\\p{L}*')})(?![\\p{L}\\p{N}])`, 'giu');

const patterns = new Map(
  interfaceLanguages.map((language) => [
    language,
    subjects.map((subject) => ({ subject, pattern: patternOf(pictureSubjectsLexicon[language][subject]) })),
  ]),
);

/** Returns the subject of most words of the text; among equals, the first named. */
function subjectIn(text: string, language: (typeof interfaceLanguages)[number]): PictureSubject | null {
  const [best] = (patterns.get(language) ?? [])
    .map(({ subject, pattern }) => {
      const found = [...text.matchAll(pattern)];
      return { subject, count: found.length, at: found[0]?.index ?? Number.POSITIVE_INFINITY };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.at - other.at);
  return best?.subject ?? null;
}

/** Returns the subject in the order's language, else in English, common in image descriptions; null if no word indicates one. */
export function pictureSubjectOf(texts: readonly string[], language: string): PictureSubject | null {
  const text = texts.join('\n').normalize('NFC');
  const own = toInterfaceLanguage(language);
  return subjectIn(text, own) ?? (own === 'en' ? null : subjectIn(text, 'en'));
}
