// After setup: the new content of the account, and the first document, one click away.
import type { SiteStart } from '@folio/contract/site-start';
import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './start.module.css';
import { StartFrame, StartHeading } from './start-frame.tsx';

interface DoneStepProps {
  start: SiteStart;
  /** Opens the form of the style guide, filled in. */
  onStyleGuide: () => void;
}

export function DoneStep({ start, onStyleGuide }: DoneStepProps) {
  const { t } = useText();
  const { made, found } = start;
  if (!made) return null;
  const job = made.tasks.find(({ kind }) => kind === 'job_posting');
  const [document] = made.order_detail_ids;
  const canWriteGuide = found.voice !== null;
  const lines: [key: string, line: ReactNode][] = [
    ...(made.workspace?.is_new
      ? [['workspace', t('start.done.workspace', { name: made.workspace.name })] as [string, ReactNode]]
      : []),
    ...(made.website_id === null
      ? []
      : ([
          [
            'website',
            <Link key="website" to="/links" search={{ website: made.website_id }} className="text-link">
              {t('start.done.website', { count: made.pages })}
            </Link>,
          ],
        ] as [string, ReactNode][])),
    ...(made.brand_voice_id === null
      ? []
      : ([
          [
            'voice',
            <Link key="voice" to="/brand-voices/$voice" params={{ voice: String(made.brand_voice_id) }} className="text-link">
              {t('start.done.voice')}
            </Link>,
          ],
        ] as [string, ReactNode][])),
    ...(made.source_ids.length > 0
      ? ([
          [
            'sources',
            <Link key="sources" to="/sources" className="text-link">
              {t('start.done.sources', { count: made.source_ids.length })}
            </Link>,
          ],
        ] as [string, ReactNode][])
      : []),
    ...(made.has_branding ? [['branding', t('start.done.branding')] as [string, ReactNode]] : []),
    ...made.tasks.map(({ id, title }): [string, ReactNode] => [
      `task-${id}`,
      <Link key={id} to="/task-assignment/$id/{-$tab}" params={{ id: String(id) }} className="text-link">
        {title}
      </Link>,
    ]),
    ...(made.order_detail_ids.length > 0
      ? [['documents', t('start.done.documents', { count: made.order_detail_ids.length })] as [string, ReactNode]]
      : []),
  ];
  const primary =
    document !== undefined ? (
      <ButtonLink to="/orders/$orderDetailId" params={{ orderDetailId: String(document) }}>
        {t('start.done.document')}
      </ButtonLink>
    ) : job ? (
      <ButtonLink to="/tools/$slug" params={{ slug: 'job_posting' }} search={{ task: job.id }}>
        {t('start.done.jobPosting')}
      </ButtonLink>
    ) : canWriteGuide ? (
      <Button onClick={onStyleGuide}>{t('start.done.styleGuide')}</Button>
    ) : null;
  return (
    <StartFrame
      step={3}
      pages={start.limit}
      isNarrow
      bar={
        <>
          <Text as="span" size="sm" tone="quiet" flex="fill">
            {primary && document === undefined ? t('start.done.nextLead') : null}
          </Text>
          <ButtonLink to="/dashboard" variant={primary ? 'default' : 'filled'}>
            {t('start.done.dashboard')}
          </ButtonLink>
          {primary}
        </>
      }
    >
      <StartHeading title={t('start.done.title')} lead={t(lines.length === 0 ? 'start.done.nothing' : 'start.done.lead')} />
      {lines.length === 0 ? null : (
        <Panel isFlush>
          <ul>
            {lines.map(([key, line]) => (
              <Row as="li" key={key} gap={14} className={classes.pageRow}>
                <IconCircleCheckFilled size={18} color="var(--ready)" aria-hidden="true" />
                <Text as="span" flex="fill" breaks>
                  {line}
                </Text>
              </Row>
            ))}
          </ul>
        </Panel>
      )}
    </StartFrame>
  );
}
