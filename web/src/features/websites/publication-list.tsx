// Where a document is published, in its Details: state, link, why it failed, and sending it again.
import type { Publication } from '@folio/contract/publishing';
import { connectionFields } from '@folio/contract/website-kinds';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDocumentSession } from '../../base/document-session-context.ts';
import { formatAgo } from '../../ui/intl-format.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
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
      {problem ? <p className={classes.problem}>{problem}</p> : null}
      <div className={classes.publicationFoot}>
        {url && !onSite && !isOnItsWay(publication) ? <Link website={website} url={url} /> : null}
        <span className={classes.second}>{formatAgo(publication.updated_at, language)}</span>
        {state === 'failed' || state === 'outdated' ? (
          <Button variant="default" size="compact-md" loading={isBusy} onClick={onRetry}>
            {t(state === 'failed' ? 'actions.retry' : 'websites.republish')}
          </Button>
        ) : null}
      </div>
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

/** What a website has, and below it the newer attempt where that waits, is sent or has failed. */
function OnePublication(props: OneProps) {
  const { t, language } = useText();
  const { website, state, on_site: onSite, remote_url: url } = props.publication;
  return (
    <li className={classes.publication}>
      <div className={classes.publicationHead}>
        <strong className={classes.name}>{website.name}</strong>
        <State state={onSite?.state ?? state} />
      </div>
      {onSite ? (
        <>
          <div className={classes.publicationFoot}>
            {url ? <Link website={website} url={url} /> : null}
            <span className={classes.second}>{formatAgo(onSite.published_at, language)}</span>
          </div>
          <div className={classes.publicationHead}>
            <span className={classes.second}>{t('websites.update')}</span>
            <State state={state} />
          </div>
        </>
      ) : null}
      <Attempt {...props} />
    </li>
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
      <h2 className={classes.heading}>{t('websites.publishedOn')}</h2>
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
