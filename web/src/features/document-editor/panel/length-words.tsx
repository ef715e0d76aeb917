import { formatNumber } from '../../../ui/intl-format.ts';
import { useText } from '../../../ui/use-text.ts';
import { readingMinutes } from './reading-time.ts';

/** "224 words, about 1 min to read"; `language` is the text's. */
export function LengthWords({ words, language: ofText }: { words: number; language: string }) {
  const { t, language } = useText();
  return t('editor.seo.reading', {
    words: t('orders.words', { count: words, words: formatNumber(words, language) }),
    minutes: formatNumber(readingMinutes(words, ofText), language),
  });
}
