import { formatShare } from '../../ui/deadline-format.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';

interface MonthPanelProps {
  /** Shares are from 0 to 1; null without any delivery. */
  month: { words: number; on_time: number | null; changed: number | null };
}

export function MonthPanel({ month }: MonthPanelProps) {
  const { t, language } = useText();
  const share = (value: number | null) => (value === null ? t('translationDesk.month.none') : formatShare(value, language));
  const facts = [
    [t('translationDesk.month.words'), formatNumber(month.words, language)],
    [t('translationDesk.month.onTime'), share(month.on_time)],
    [t('translationDesk.month.changed'), share(month.changed)],
  ];
  return (
    <Panel title={t('translationDesk.month.title')}>
      <Stack as="dl" size="sm" gap={8}>
        {facts.map(([name, said]) => (
          <Row key={name} gap={12} align="stretch" justify="between">
            <Text as="dt" tone="quiet">
              {name}
            </Text>
            <Text as="dd" weight="medium">
              {said}
            </Text>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
