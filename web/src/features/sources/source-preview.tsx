// One source beside the list: its extracted text, its details, and the documents that used it.
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
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useEscape } from '../../ui/use-escape.ts';
import { useText } from '../../ui/use-text.ts';
import { SourceState } from './source-state.tsx';
import classes from './sources.module.css';
import { sourceQuery } from './sources.queries.ts';
import { useSourceActions } from './use-source-actions.ts';

/** Headings of the text as headings, everything else as it was read; nothing of it is markup. */
function ReadText({ text, language }: { text: string; language: string | null }) {
  return (
    <Stack breaks px={16} py={16} line="around" gap={10} className={classes.text} lang={language ?? undefined}>
      {text.split('\n\n').map((paragraph, index) =>
        paragraph.startsWith('# ') ? (
          <Text as="h4" key={index} size="md" weight="semibold" mt={6}>
            {paragraph.slice(2)}
          </Text>
        ) : (
          <p key={index}>{paragraph}</p>
        ),
      )}
    </Stack>
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
    <Stack gap={12}>
      <Row gap={12} justify="between">
        <SourceState source={source} />
        {source.can.refresh && source.state !== 'queued' ? (
          <Button variant="default" size="compact-md" loading={refresh.isPending} onClick={() => refresh.mutate(source)}>
            {t('sources.refresh')}
          </Button>
        ) : null}
      </Row>
      {source.problem ? <Text tone="failed">{source.problem}</Text> : null}
      {source.state === 'failed' && source.text ? (
        <Text size="sm" tone="quiet">
          {t('sources.oldText')}
        </Text>
      ) : null}
      {source.url ? (
        <a href={source.url} target="_blank" rel="noreferrer" className="text-link" style={{ overflowWrap: 'anywhere' }}>
          {source.url}
        </a>
      ) : null}
      <FactList facts={facts} isBeside gap={6} />
      <Text as="h3" size="lg" weight="semibold" mt={8}>
        {t('sources.usedBy')}
      </Text>
      {source.documents && source.documents.length > 0 ? (
        <Stack as="ul" gap={4}>
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
        </Stack>
      ) : (
        <Text size="sm" tone="quiet">
          {t('sources.unused')}
        </Text>
      )}
      <Text as="h3" size="lg" weight="semibold" mt={8}>
        {t('sources.text')}
      </Text>
      {source.text ? (
        <ReadText text={source.text} language={source.language} />
      ) : (
        <Text size="sm" tone="quiet">
          {t('sources.noText')}
        </Text>
      )}
    </Stack>
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
