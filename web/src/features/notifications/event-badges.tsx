import type { NotificationEvent } from '@folio/contract/notifications';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './matrix.module.css';

/** Events as quiet words. */
export function EventBadges({ events }: { events: NotificationEvent[] }) {
  const { t } = useText();
  return (
    <Row as="ul" gap={6} align="stretch" wrap>
      {events.map((event) => (
        <Text as="li" key={event} size="xs" tone="muted" weight="medium" className={classes.badge}>
          {t(`notices.events.${event}`)}
        </Text>
      ))}
    </Row>
  );
}
