import type { TranslationRequest } from '@folio/contract/translation-requests';
import { formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';

const started = new Set(['in_progress', 'delivered', 'sent_back', 'done']);

/** Cost of canceling a request, as a sentence: nothing before a linguist starts, later the confirmed part. */
export function useCancellationCosts({ authorised_at, credits, cancel_credits: costs, lines }: TranslationRequest): string {
  const { t, language } = useText();
  if (authorised_at === null) return t('translationRequests.cancelDraft');
  const stages = lines.flatMap((line) => line.stages).filter(({ job_id }) => job_id !== null);
  if (!stages.some(({ state }) => started.has(state))) {
    return t('translationRequests.cancelFree', { credits: formatNumber(credits, language) });
  }
  const sum = (of: 'segments' | 'confirmed') =>
    formatNumber(
      stages.reduce((total, stage) => total + stage[of], 0),
      language,
    );
  return t('translationRequests.cancelCosts', {
    confirmed: sum('confirmed'),
    segments: sum('segments'),
    credits: formatNumber(costs, language),
  });
}
