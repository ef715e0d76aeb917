import { formatDeadline, timeUntil } from '../../ui/deadline-format.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';

/** The time that is left to accept, in hours and minutes on its last day. */
export function OfferEnd({ at }: { at: string }) {
  const { t, language } = useText();
  const minutes = Math.floor(timeUntil(at) / 60_000);
  const number = (value: number) => formatNumber(value, language);
  const span =
    minutes >= 60
      ? t('translationDesk.offers.hours', { hours: number(Math.floor(minutes / 60)), minutes: number(minutes % 60) })
      : t('translationDesk.offers.minutes', { minutes: number(minutes) });
  return (
    <Text as="span" size="sm" tone="hold">
      {minutes < 0
        ? t('translationDesk.offers.ended')
        : minutes < 12 * 60
          ? t('translationDesk.offers.endsIn', { time: span })
          : t('translationDesk.offers.endsAt', { day: formatDeadline(at, language) })}
    </Text>
  );
}
