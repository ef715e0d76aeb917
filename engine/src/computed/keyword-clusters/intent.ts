// Search intent by single words. A keyword without such a word counts as informational.
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { Intent } from '@folio/locales/en/lexicon/search-intent';
import { searchIntentLexicon } from '@folio/locales/lexicon';
import { wordsOf } from '../../text/tokens.ts';

const order: readonly Intent[] = ['transactional', 'commercial', 'navigational', 'informational'];

/** The intent of a group: that of most of its telling keywords, the nearer to a purchase where two are as many. */
export function intentOf(keywords: readonly string[], language: string): Intent {
  const lists = searchIntentLexicon[toInterfaceLanguage(language)];
  const counts = order.map((intent) => {
    const list = new Set(lists[intent].split(' '));
    return keywords.filter((keyword) => wordsOf(keyword, language).some((word) => list.has(word))).length;
  });
  const most = Math.max(...counts);
  return most === 0 ? 'informational' : (order[counts.indexOf(most)] ?? 'informational');
}
