// The open item: one head with its buttons, the thing itself below. On a phone the buttons are at the bottom, in reach of the thumb.
import type { InboxItem } from '@folio/contract/inbox';
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { today } from '../../base/calendar-days.ts';
import type { PreviewParts } from '../../base/use-preview-keys.ts';
import { ActionItems } from '../../ui/action-items.tsx';
import type { Action } from '../../ui/actions.ts';
import { formatDateTime, formatDay } from '../../ui/intl-format.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Row } from '../../ui/row.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './inbox.module.css';
import { InboxKeysFoot } from './inbox-keys-foot.tsx';

interface PreviewFrameProps extends PreviewParts {
  item: InboxItem;
  more: Action[];
  onBack: () => void;
}

function useDue({ kind, due_at: due, snoozed_until: snoozed }: InboxItem): string | null {
  const { t, language } = useText();
  if (snoozed !== null) return t('inbox.snoozedUntil', { day: formatDateTime(snoozed, language) });
  if (due === null || kind === 'overdue' || kind === 'offer') return null;
  const now = today();
  if (due === now) return t('inbox.dueToday');
  return t(due < now ? 'inbox.overdue' : 'inbox.due', { day: formatDay(due, language) });
}

export function PreviewFrame({ item, actions, more, onBack, children }: PreviewFrameProps) {
  const { t } = useText();
  const due = useDue(item);
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  return (
    <article className={classes.preview} aria-label={item.title} data-kind={item.kind}>
      <Row as="header" gap={12} className={classes.head}>
        <ActionIcon className={classes.back ?? ''} size={44} aria-label={t('inbox.back')} onClick={onBack}>
          <IconArrowLeft size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
        <Stack flex="fill" className={classes.names}>
          <Text as="h2" size="lg" weight="semibold" truncate dir="auto" title={item.title}>
            {item.title}
          </Text>
          <Text size="sm" tone="quiet" truncate dir="auto">
            {due === null ? item.reason : `${item.reason}. ${due}`}
          </Text>
        </Stack>
        {isPhone ? null : (
          <Row gap={8} flex="none">
            {actions}
          </Row>
        )}
        <MoreMenu name={item.title} width={260}>
          <ActionItems actions={more} />
        </MoreMenu>
      </Row>
      <ScrollRegion label={item.title} className={classes.body}>
        {children}
      </ScrollRegion>
      <InboxKeysFoot kind={item.kind} />
      {isPhone && actions !== null ? <ThumbBar>{actions}</ThumbBar> : null}
    </article>
  );
}

interface NoPreviewProps {
  /** The way back, on a phone. */
  onBack: (() => void) | undefined;
  children: ReactNode;
}

/** Nothing is open: a sentence in the middle. */
export function NoPreview({ onBack, children }: NoPreviewProps) {
  const { t } = useText();
  return (
    <Stack gap={12} align="center" className={classes.nothing}>
      <Text tone="quiet">{children}</Text>
      {onBack ? (
        <Button variant="default" onClick={onBack}>
          {t('inbox.back')}
        </Button>
      ) : null}
    </Stack>
  );
}
