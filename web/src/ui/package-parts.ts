// The parts of a task's content, in the reader's words.

import { languageName } from '@folio/contract/language-names';
import { languageOfPart, type PackagePart } from '@folio/contract/task-words';
import { useText } from './use-text.ts';

type OwnPart = Exclude<PackagePart, `translation:${string}`>;

/** Names parts: "Text", "Translation into German". */
export function usePartName(): (part: PackagePart) => string {
  const { t, language } = useText();
  return (part) => {
    const code = languageOfPart(part);
    return code === null
      ? t(`tasks.parts.${part as OwnPart}`)
      : t('tasks.parts.translation', { language: languageName(code, language) });
  };
}

const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The lines of a translation as HTML paragraphs, to be compared like a text; empty for none. */
export const paragraphsOf = (lines: string | null): string =>
  (lines ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
