import { formatSpan } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';

/** "100–400 credits", "20 credits" or "Free". */
export function useCreditsText(): (from: number, to?: number) => string {
  const { t, language } = useText();
  return (from, to = from) =>
    to === 0 ? t('tools.free') : t('tools.credits', { count: to, credits: formatSpan(from, to, language) });
}
