// All words of a language, for the development server and for tests; the build makes files of them instead (`web/build/words.ts`).
import { joinWords, type Texts } from '@folio/locales/join-words';
import { languages } from '@folio/locales/languages';

const files = import.meta.glob<Texts>('../../../locales/src/*/*.json', { import: 'default' });

export async function readAllWords(language: string): Promise<Texts> {
  const folder = languages.find(({ code }) => code === language)?.folder;
  const own = Object.entries(files).filter(([path]) => path.includes(`/${folder}/`));
  return joinWords(...(await Promise.all(own.map(([, load]) => load()))));
}
