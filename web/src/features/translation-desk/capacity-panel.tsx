import type { JobCapacity } from '@folio/contract/translation-jobs';
import { formatNumber, formatWeekday } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './capacity.module.css';

/** The next working days, each as full as its words. */
export function CapacityPanel({ capacity }: { capacity: JobCapacity }) {
  const { t, language } = useText();
  const number = (value: number) => formatNumber(value, language);
  return (
    <Panel title={t('translationDesk.capacity.title')}>
      <ol className={classes.days}>
        {capacity.days.slice(0, 7).map(({ day, words, is_off: isOff }) => {
          const date = new Date(`${day}T12:00:00`);
          const share = capacity.words_a_day > 0 ? Math.min(1, words / capacity.words_a_day) : 0;
          return (
            <Stack as="li" key={day} flex="shrink" gap={2} align="center">
              <Row as="span" mb={4} align="end" className={classes.bar} data-off={isOff || undefined} aria-hidden="true">
                {isOff ? null : (
                  <span style={{ height: `${share * 100}%` }} data-over={words > capacity.words_a_day || undefined} />
                )}
              </Row>
              <Text as="span" aria-hidden="true" size="sm">
                {formatWeekday(date, language, 'short')}
              </Text>
              <Text as="span" aria-hidden="true" size="xs" tone="quiet" className={classes.words}>
                {isOff ? t('translationDesk.capacity.off') : number(words)}
              </Text>
              <span className="visually-hidden">
                {t(isOff ? 'translationDesk.capacity.dayOff' : 'translationDesk.capacity.dayWords', {
                  day: formatWeekday(date, language, 'long'),
                  words: number(words),
                })}
              </span>
            </Stack>
          );
        })}
      </ol>
      <Text size="sm" tone="quiet" mt={12}>
        {t('translationDesk.capacity.perDay', { words: number(capacity.words_a_day) })}
      </Text>
    </Panel>
  );
}
