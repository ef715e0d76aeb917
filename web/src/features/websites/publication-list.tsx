// Where a document is published, in its Details: state, link, why it failed, and sending it again.
import type { Publication } from '@folio/contract/publishing';
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

/** Beside an open document. Draws nothing for one that was never published. */
export function PublicationList({ orderDetailId }: { orderDetailId: number }) {
  const { save } = useDocumentSession();
  const { t, language } = useText();
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
        {publications.map((publication) => {
          const { id, website, state, problem, remote_url: url } = publication;
          return (
            <li key={id} className={classes.publication}>
              <div className={classes.publicationHead}>
                <strong className={classes.name}>{website.name}</strong>
                <span aria-live="polite">
                  <StateBadge kind={kinds[state]}>{t(`websites.publication.${state}`)}</StateBadge>
                </span>
              </div>
              {problem ? <p className={classes.problem}>{problem}</p> : null}
              <div className={classes.publicationFoot}>
                {url && !isOnItsWay(publication) ? (
                  <a href={url} target="_blank" rel="noreferrer" className="text-link">
                    {t(website.kind === 'download' ? 'actions.download' : 'websites.openThere')}
                  </a>
                ) : null}
                <span className={classes.second}>{formatAgo(publication.updated_at, language)}</span>
                {state === 'failed' || state === 'outdated' ? (
                  <Button variant="default" size="compact-md" loading={publish.isPending} onClick={() => void retry(publication)}>
                    {t(state === 'failed' ? 'actions.retry' : 'websites.republish')}
                  </Button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
