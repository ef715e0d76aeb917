// One source beside the list: what was read from it, what it is, and which documents used it.
import type { AdditionalSource } from '@folio/contract/sources';
import { Button, Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { languageName } from '@folio/contract/language-names';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../base/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { formatDateTime, formatNumber } from '../../ui/intl-format.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useEscape } from '../../ui/use-escape.ts';
import { useText } from '../../ui/use-text.ts';
import { SourceState } from './source-state.tsx';
import classes from './sources.module.css';
import { sourceQuery } from './sources.queries.ts';
import { useSourceActions } from './use-source-actions.ts';

/** Headings of the text as headings, everything else as it was read; nothing of it is markup. */
function ReadText({ text, language }: { text: string; language: string | null }) {
  return (
    <div className={classes.text} lang={language ?? undefined}>
      {text
        .split('\n\n')
        .map((paragraph, index) =>
          paragraph.startsWith('# ') ? <h4 key={index}>{paragraph.slice(2)}</h4> : <p key={index}>{paragraph}</p>,
        )}
    </div>
  );
}

function Preview({ id }: { id: number }) {
  const { t, language } = useText();
  const { data: source, isPending, error, refetch } = useQuery(sourceQuery(id));
  const { refresh } = useSourceActions();
  if (isPending) return <SkeletonRows rows={4} />;
  if (!source) return <ErrorState title={t('sources.failed')} message={messageOf(error)} onRetry={() => void refetch()} />;
  const words = source.words;
  const facts: Fact[] = [
    [t('fields.language'), source.language ? languageName(source.language, language) : null],
    [t('sources.length'), words === null ? null : t('orders.words', { count: words, words: formatNumber(words, language) })],
    [t('sources.readAt'), source.read_at ? formatDateTime(source.read_at, language) : null],
    [t('sources.addedBy'), source.user.name],
    [t('sources.tags'), source.tags.join(', ') || null],
    [t('sources.usableIn'), source.workspaces.map((workspace) => workspace.name).join(', ') || null],
  ];
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <SourceState source={source} />
        {source.can.refresh && source.state !== 'queued' ? (
          <Button variant="default" size="compact-md" loading={refresh.isPending} onClick={() => refresh.mutate(source)}>
            {t('sources.refresh')}
          </Button>
        ) : null}
      </div>
      {source.problem ? <p className={classes.problem}>{source.problem}</p> : null}
      {source.state === 'failed' && source.text ? <p className={classes.quiet}>{t('sources.oldText')}</p> : null}
      {source.url ? (
        <a href={source.url} target="_blank" rel="noreferrer" className="text-link" style={{ overflowWrap: 'anywhere' }}>
          {source.url}
        </a>
      ) : null}
      <FactList facts={facts} isBeside gap={6} />
      <h3 className={classes.heading}>{t('sources.usedBy')}</h3>
      {source.documents && source.documents.length > 0 ? (
        <ul className={classes.documents}>
          {source.documents.map((document) => (
            <li key={document.order_detail_id}>
              <Link
                to="/orders/$orderDetailId"
                params={{ orderDetailId: String(document.order_detail_id) }}
                className="text-link"
              >
                {document.title}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>{t('sources.unused')}</p>
      )}
      <h3 className={classes.heading}>{t('sources.text')}</h3>
      {source.text ? (
        <ReadText text={source.text} language={source.language} />
      ) : (
        <p className={classes.quiet}>{t('sources.noText')}</p>
      )}
    </div>
  );
}

/** Mount it to open. */
export function SourcePreview({ source, onClose }: { source: AdditionalSource; onClose: () => void }) {
  const { t } = useText();
  const root = useEscape(onClose);
  return (
    <Drawer
      ref={root}
      opened
      closeOnEscape={false}
      position="right"
      size={560}
      onClose={onClose}
      title={source.name}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      attributes={{ content: { 'aria-label': source.name } }}
      classNames={{
        content: classes.drawer ?? '',
        header: classes.drawerHead ?? '',
        title: classes.drawerTitle ?? '',
        body: classes.drawerBody ?? '',
      }}
    >
      <Preview id={source.id} />
    </Drawer>
  );
}
