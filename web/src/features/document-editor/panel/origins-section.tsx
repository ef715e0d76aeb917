// Authorship: a switch that tints the text, a legend with the shares, and the passages one by one.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { useDownload } from '../../../base/use-download.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import panel from '../core/side-panel.module.css';
import classes from './origins.module.css';
import { provenanceQuery } from './provenance.queries.ts';
import { useWriter } from './use-writer.ts';

const origins = ['engine', 'mixed', 'person'] as const;

/** Asked of the server with every save while it is shown. */
export function OriginsSection({ order }: { order: DocumentDetail }) {
  const session = useDocumentSession();
  const isShowing = useSession('isShowingOrigins');
  const { t } = useText();
  return (
    <section className={panel.section}>
      <Text as="h2" size="sm" weight="semibold" mb={8}>
        {t('editor.origins.title')}
      </Text>
      <Button
        variant="default"
        size="compact-md"
        aria-pressed={isShowing}
        onClick={() => session.set({ isShowingOrigins: !isShowing })}
      >
        {t(isShowing ? 'editor.origins.hide' : 'editor.origins.show')}
      </Button>
      {isShowing ? <Legend order={order} /> : null}
    </section>
  );
}

function Legend({ order }: { order: DocumentDetail }) {
  const { t, language } = useText();
  const writer = useWriter(order.engine);
  const { data, error, refetch } = useQuery(provenanceQuery(order.order_detail_id, order.updated_at));
  const download = useDownload(
    () => api.documents.download({ order_detail_id: order.order_detail_id, format: 'docx', type: 'text', provenance: true }),
    `${order.title}.docx`,
  );
  if (error && !data) return <ErrorState title={t('editor.origins.failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock height={120} />;
  const { passages, totals } = data;
  const namesOf = (origin: (typeof origins)[number]) => {
    const some = passages.filter((passage) => passage.origin === origin);
    const people = some.flatMap(({ person }) => person ?? []);
    const sources = some.flatMap((passage) => passage.sources);
    return [...new Set([...(origin === 'engine' && writer ? [writer] : []), ...people, ...sources])].join(', ');
  };
  return (
    <>
      <Stack as="dl" mt={14} gap={10} className={classes.legend}>
        {origins.map((origin) => (
          <div key={origin}>
            <Row as="dt" gap={8}>
              <span className={classes.swatch} data-origin={origin} aria-hidden="true" />
              {t(`editor.origins.${origin}`)}
            </Row>
            <Text as="dd" tone="muted">
              {formatNumber(totals[origin], language)} %
            </Text>
            {totals[origin] > 0 ? (
              <Text as="dd" size="xs" tone="quiet" breaks className={classes.names}>
                {namesOf(origin)}
              </Text>
            ) : null}
          </div>
        ))}
      </Stack>
      <Button
        variant="default"
        size="compact-md"
        className={classes.download ?? ''}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('editor.origins.download')}
      </Button>
      <Text as="details" size="sm" mt={14} className={classes.passages}>
        <summary>{t('editor.origins.passages', { count: passages.length })}</summary>
        <ScrollRegion className={classes.list} label={t('editor.origins.passages', { count: passages.length })}>
          <Stack as="ol" gap={10}>
            {passages.map(({ text, origin, engine, model, person, sources }, index) => (
              <li key={`${index}-${text.slice(0, 20)}`} data-origin={origin}>
                <p className={classes.passage}>{text}</p>
                <Text size="xs" tone="quiet" breaks className={classes.names}>
                  {[t(`editor.origins.${origin}`), model ?? (engine === 'composer' ? writer : engine), person, ...sources]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
              </li>
            ))}
          </Stack>
        </ScrollRegion>
      </Text>
    </>
  );
}
