import type { CalendarEntry } from '@folio/contract/calendar-entries';
import type { CalendarGroup } from '@folio/contract/calendar-words';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './calendar-bar.module.css';
import { groupOf } from './entry-mark.tsx';

export interface GroupChipsProps {
  groups: readonly CalendarGroup[];
  hidden: CalendarGroup | undefined;
  /** To count. */
  entries: readonly CalendarEntry[];
  onHide: (group: CalendarGroup | undefined) => void;
}

/** Which groups of entries are shown. */
export function GroupChips({ groups, hidden, entries, onHide }: GroupChipsProps) {
  const { t, language } = useText();
  return (
    <Row as="fieldset" gap={8} wrap className={classes.chips} aria-label={t('calendar.groups.label')}>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          data-group={group}
          aria-pressed={hidden !== group}
          onClick={() => onHide(hidden === group ? undefined : group)}
        >
          {t(`calendar.groups.${group}`)}
          <Text as="span" tone="muted" weight="regular">
            {formatNumber(entries.filter((entry) => groupOf(entry) === group).length, language)}
          </Text>
        </button>
      ))}
    </Row>
  );
}
