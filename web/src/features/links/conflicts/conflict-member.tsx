import type { KeywordConflict } from '@folio/contract/keyword-conflicts';
import { Link } from '@tanstack/react-router';
import { formatDay, formatNumber } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { pathOf } from '../suggestions/suggestion-words.ts';
import classes from './conflicts.module.css';

interface ConflictMemberProps {
  member: KeywordConflict['members'][number];
  websiteUrl: string;
  isChosen: boolean;
  /** Null where it cannot be chosen: a draft or a task does not rank yet. */
  onChoose: (() => void) | null;
}

/** A page, draft or task with the keyword, and the evidence. */
export function ConflictMember({ member, websiteUrl, isChosen, onChoose }: ConflictMemberProps) {
  const { t, language } = useText();
  const isTask = member.task_id !== null && member.page_url_id === null;
  const kind = isTask ? 'task' : member.page_url_id === null ? 'draft' : 'live';
  const facts: [string, string | null][] = [
    [t('links.conflicts.facts.type'), member.type ? t(`links.pageTypes.${member.type}`) : null],
    [t('links.conflicts.facts.h1'), member.h1 ?? t('links.conflicts.notWritten')],
    [t('links.conflicts.facts.linksIn'), formatNumber(member.links_in, language)],
    [t('links.conflicts.facts.anchors'), formatNumber(member.anchors, language)],
    [t('links.conflicts.facts.assignee'), member.assignee],
  ];
  const title =
    member.task_id !== null && member.page_url_id === null ? (
      <Link to="/task-assignment/$id/{-$tab}" params={{ id: String(member.task_id) }}>
        {member.title}
      </Link>
    ) : (
      member.title
    );
  return (
    <div className={classes.member} data-chosen={(onChoose && isChosen) || undefined}>
      <Row as="label" gap={10} align="stretch" className={classes.memberHead}>
        {onChoose ? (
          <input
            type="radio"
            checked={isChosen}
            aria-label={t('links.conflicts.chooseOne', { title: member.title })}
            onChange={onChoose}
          />
        ) : null}
        <Text as="strong" weight="semibold" breaks>
          {title}
        </Text>
      </Row>
      <Row as="p" size="sm" tone="quiet" breaks gap={8} rowGap={4} wrap className={classes.memberPlace}>
        <StateBadge kind={kind === 'live' ? 'ready' : 'off'}>{t(`links.conflicts.memberKinds.${kind}`)}</StateBadge>
        <span>
          {member.url
            ? pathOf(member.url, websiteUrl)
            : member.due_date
              ? t('links.conflicts.due', { date: formatDay(member.due_date, language) })
              : ''}
        </span>
      </Row>
      <Stack as="dl" size="sm" gap={4} className={classes.facts}>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <Text as="dt" tone="quiet">
                {name}
              </Text>
              <Text as="dd" breaks>
                {value}
              </Text>
            </div>
          ),
        )}
      </Stack>
    </div>
  );
}
