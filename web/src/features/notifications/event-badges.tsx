import type { NotificationEvent } from '@folio/contract/notifications';
import { useText } from '../../ui/use-text.ts';
import classes from './matrix.module.css';

/** Events as quiet words. */
export function EventBadges({ events }: { events: NotificationEvent[] }) {
  const { t } = useText();
  return (
    <ul className={classes.badges}>
      {events.map((event) => (
        <li key={event} className={classes.badge}>
          {t(`notices.events.${event}`)}
        </li>
      ))}
    </ul>
  );
}
