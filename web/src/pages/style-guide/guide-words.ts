import { useText } from '../../ui/use-text.ts';
import type { GuidePage } from './guide-pages.ts';

/** Returns the name and description of a page, in the reader's language. */
export function useGuideWords() {
  const { t } = useText();
  const wordsOf = (page: GuidePage, which: 'name' | 'lead'): string => {
    if (page.area === 'components') return t(`styleGuide.components.${page.name}.${which}`);
    if (page.area === 'forms') return t(`styleGuide.forms.${page.name}.${which}`);
    if (page.area === 'table-list') return t(`styleGuide.tableList.${page.name}.${which}`);
    return t(`styleGuide.pages.${page.name}.${which}`);
  };
  return { nameOf: (page: GuidePage) => wordsOf(page, 'name'), leadOf: (page: GuidePage) => wordsOf(page, 'lead') };
}
