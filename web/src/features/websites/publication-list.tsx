// Publications of a document, in its Details: state, link, reason of a failure, and retry.
import type { Publication } from '@folio/contract/publishing';
import { connectionFields } from '@folio/contract/website-kinds';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDocumentSession } from '../../base/document-session-context.ts';
import { formatAgo } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { usePublish } from './use-website-actions.ts';
import classes from './websites.module.css';
import { isOnItsWay, publicationsQuery } from './websites.queries.ts';

const kinds = {
  queued: 'progress',
  sending: 'progress',
  live: 'ready',
  remote_draft: 'ready',
  failed: 'failed',
  outdated: 'hold',
} as const satisfies Record<Publication['state'], string>;

interface OneProps {
  publication: Publication;
  isBusy: boolean;
  onRetry: () => void;
}

function State({ state }: { state: Publication['state'] }) {
  const { t } = useText();
  return (
    <span aria-live="polite">
      <StateBadge kind={kinds[state]}>{t(`websites.publication.${state}`)}</StateBadge>
    </span>
  );
}

/** Why the newest attempt failed, its moment and how to send the document once more. */
function Attempt({ publication, isBusy, onRetry }: OneProps) {
  const { t, language } = useText();
  const { website, state, problem, on_site: onSite, remote_url: url } = publication;
  return (
    <>
      {problem ? (
        <Text size="sm" tone="failed" breaks>
          {problem}
        </Text>
      ) : null}
      <Row gap={12} rowGap={4} justify="between" wrap>
        {url && !onSite && !isOnItsWay(publication) ? <Link website={website} url={url} /> : null}
        <Text as="span" size="sm" tone="quiet" breaks>
          {formatAgo(publication.updated_at, language)}
        </Text>
        {state === 'failed' || state === 'outdated' ? (
          <Button variant="default" size="compact-md" loading={isBusy} onClick={onRetry}>
            {t(state === 'failed' ? 'actions.retry' : 'websites.republish')}
          </Button>
        ) : null}
      </Row>
    </>
  );
}

function Link({ website, url }: { website: Publication['website']; url: string }) {
  const { t } = useText();
  const isDownload = connectionFields[website.kind].publishes === 'by_download';
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-link">
      {t(isDownload ? 'actions.download' : 'websites.openThere')}
    </a>
  );
}

/** Live version on a website, and below it a newer attempt that waits, is sent or has failed. */
function OnePublication(props: OneProps) {
  const { t, language } = useText();
  const { website, state, on_site: onSite, remote_url: url } = props.publication;
  return (
    <Stack as="li" py={8} gap={4}>
      <Row gap={12} rowGap={4} justify="between" wrap>
        <Text as="strong" size="md" weight="medium" breaks>
          {website.name}
        </Text>
        <State state={onSite?.state ?? state} />
      </Row>
      {onSite ? (
        <>
          <Row gap={12} rowGap={4} justify="between" wrap>
            {url ? <Link website={website} url={url} /> : null}
            <Text as="span" size="sm" tone="quiet" breaks>
              {formatAgo(onSite.published_at, language)}
            </Text>
          </Row>
          <Row gap={12} rowGap={4} justify="between" wrap>
            <Text as="span" size="sm" tone="quiet" breaks>
              {t('websites.update')}
            </Text>
            <State state={state} />
          </Row>
        </>
      ) : null}
      <Attempt {...props} />
    </Stack>
  );
}

/** Beside an open document. Draws nothing for one that was never published. */
export function PublicationList({ orderDetailId }: { orderDetailId: number }) {
  const { save } = useDocumentSession();
  const { t } = useText();
  const { data } = useQuery(publicationsQuery(orderDetailId));
  const publish = usePublish(orderDetailId);
  const publications = data?.publications ?? [];
  if (publications.length === 0) return null;
  const retry = async (publication: Publication) => {
    // So that the newest text is sent.
    await save();
    publish.mutate(publication.website.id);
  };
  return (
    <section className={classes.publications} aria-label={t('websites.publishedOn')}>
      <Text as="h2" size="sm" weight="semibold" mb={8}>
        {t('websites.publishedOn')}
      </Text>
      <ul>
        {publications.map((publication) => (
          <OnePublication
            key={publication.id}
            publication={publication}
            isBusy={publish.isPending}
            onRetry={() => void retry(publication)}
          />
        ))}
      </ul>
    </section>
  );
}
