import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { pathOf } from './suggestion-words.ts';
import classes from './suggestions.module.css';

/** The page or document that the suggestions below it are in. */
export function SubjectHead({
  subject,
  websiteUrl,
  note,
}: {
  subject: LinkSuggestion['from'];
  websiteUrl: string;
  note: string;
}) {
  const { t, language } = useText();
  const second = subject.url
    ? pathOf(subject.url, websiteUrl)
    : subject.goes_live_at
      ? t('links.kinds.goesLive', { date: formatDay(subject.goes_live_at, language) })
      : '';
  return (
    <Row gap={10} rowGap={4} wrap className={classes.subject}>
      <h2>
        {subject.order_detail_id === null ? (
          subject.title
        ) : (
          <Link to="/orders/$orderDetailId" params={{ orderDetailId: String(subject.order_detail_id) }}>
            {subject.title}
          </Link>
        )}
      </h2>
      {second ? (
        <Text as="span" size="sm" tone="quiet" breaks>
          {second}
        </Text>
      ) : null}
      <StateBadge kind={subject.is_live ? 'ready' : 'off'}>
        {t(subject.is_live ? 'links.kinds.live' : 'links.kinds.draft')}
      </StateBadge>
      <Text as="span" size="sm" tone="quiet" className={classes.note}>
        {note}
      </Text>
    </Row>
  );
}
