import type { Segment } from '@folio/contract/translation-segments';
import { Button } from '@mantine/core';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { IgnoredBy } from '../core/ignored-by.tsx';
import type { FindIssues } from '../core/segment-issues.ts';
import type { FindIgnored, IgnoreFault } from '../core/use-ignored.ts';
import classes from './panel.module.css';

/** Most faults that are listed. */
const maxShown = 100;

interface IssuesPanelProps {
  segments: readonly Segment[];
  /** With those that were ignored. */
  issuesOf: FindIssues;
  findIgnored: FindIgnored;
  /** Null where nothing can be changed. */
  onIgnore: IgnoreFault | null;
  onOpen: (segmentId: number) => void;
}

/** Issues of all segments, each with a link to it; ignored ones come last, with their user. */
export function IssuesPanel({ segments, issuesOf, findIgnored, onIgnore, onOpen }: IssuesPanelProps) {
  const { t } = useText();
  const all = segments
    .flatMap((segment) =>
      issuesOf(segment).map((issue) => ({
        ...issue,
        id: segment.id,
        position: segment.position,
        ignored: issue.severity === 'warning' ? findIgnored(segment, issue) : undefined,
      })),
    )
    .toSorted((a, b) => Number(a.ignored !== undefined) - Number(b.ignored !== undefined));
  if (all.length === 0)
    return (
      <Text size="sm" tone="quiet" px={16} py={16}>
        {t('segmentEditor.panel.noIssues')}
      </Text>
    );
  return (
    <ul>
      {all.slice(0, maxShown).map(({ id, position, code, severity, detail, ignored }) => (
        <Stack
          as="li"
          key={`${id} ${code} ${detail ?? ''}`}
          size="sm"
          breaks
          px={16}
          py={12}
          line="bottom"
          gap={6}
          className={classes.entry}
        >
          <p>
            <strong>{t(`segmentEditor.codes.${code}`)}</strong>
            {detail ? `: ${detail}` : ''}
          </p>
          <Text size="sm" tone="quiet">
            <button type="button" className={classes.link} onClick={() => onOpen(id)}>
              {t('segmentEditor.goTo', { position })}
            </button>
            , {t(`segmentEditor.panel.severity.${severity}`)}
          </Text>
          {ignored ? <IgnoredBy name={ignored.name} at={ignored.created_at} /> : null}
          {severity === 'warning' && onIgnore ? (
            <p>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => void onIgnore({ segment_id: id, code, detail: detail ?? null }, !ignored)}
              >
                {t(ignored ? 'segmentTools.ignored.undo' : 'segmentTools.ignored.ignore')}
              </Button>
            </p>
          ) : null}
        </Stack>
      ))}
      {all.length > maxShown ? (
        <Text as="li" size="sm" tone="quiet" px={16} py={16}>
          {t('segmentEditor.panel.moreIssues', { count: all.length - maxShown })}
        </Text>
      ) : null}
    </ul>
  );
}
