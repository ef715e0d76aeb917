// The second step: pages appear as they are read, and their findings fill in beside them.
import { languageName } from '@folio/contract/language-names';
import { pathOf } from '@folio/contract/page-address';
import type { SiteStart, StartPageRow } from '@folio/contract/site-start';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './start.module.css';
import { StartFrame, StartHeading } from './start-frame.tsx';

/** Words below which no voice is counted. */
const minWords = 40;

function PageIcon({ state }: Pick<StartPageRow, 'state'>) {
  const { t } = useText();
  if (state === 'read')
    return (
      <>
        <IconCircleCheck size={18} stroke={1.7} color="var(--ready)" aria-hidden="true" />
        <span className="visually-hidden">{t('start.pageRead')}</span>
      </>
    );
  if (state === 'failed')
    return (
      <>
        <IconCircleX size={18} stroke={1.7} color="var(--failed)" aria-hidden="true" />
        <span className="visually-hidden">{t('start.pageNotRead')}</span>
      </>
    );
  return <span className={classes.ring} aria-hidden="true" />;
}

function PageRow({ page }: { page: StartPageRow }) {
  const { t, language } = useText();
  const { url, title, words, state, reason, http_state: status, leads_to: leadsTo } = page;
  const path = pathOf(url);
  const why = reason === null ? null : t(`start.reasons.${reason}`);
  const name = title ?? why;
  return (
    <Row as="li" gap={14} className={classes.pageRow} data-state={state}>
      <PageIcon state={state} />
      <span className={classes.pageName}>
        <bdi className={classes.pageTitle}>{name ?? path}</bdi>
        {name === null ? null : <span className={classes.pagePath}> {path}</span>}
        {title !== null && why !== null ? <span className={classes.pagePath}> {why}</span> : null}
        {leadsTo === null ? null : <span className={classes.pagePath}> {t('start.leadsTo', { url: leadsTo })}</span>}
      </span>
      <Text as="span" size="sm" tone="quiet" nowrap>
        {state === 'reading'
          ? t('start.pageReading')
          : words === null
            ? (status ?? '')
            : t('start.words', { count: words, number: formatNumber(words, language) })}
      </Text>
    </Row>
  );
}

/** The pages of a run with why some were not read. */
export function StartPages({ start }: { start: SiteStart }) {
  const { t } = useText();
  return (
    <Panel
      isFlush
      title={t('start.pages')}
      aside={
        <Text as="span" size="sm" tone="quiet">
          {t('start.perSecond', { count: Math.max(1, Math.round(start.requests_per_second)) })}
        </Text>
      }
    >
      <ul aria-label={t('start.pages')}>
        {start.pages.map((page) => (
          <PageRow key={page.id} page={page} />
        ))}
      </ul>
    </Panel>
  );
}

function FoundSoFar({ start }: { start: SiteStart }) {
  const { t, language } = useText();
  const { found, read } = start;
  const none = t('start.notKnown');
  const colors = Object.values(found.colors).flatMap((color) => (color === null ? [] : [color.hex]));
  const facts = [
    [t('start.soFar.name'), <bdi key="name">{found.name?.value ?? none}</bdi>],
    [
      t('start.soFar.colors'),
      colors.length === 0 ? (
        none
      ) : (
        <Row as="span" key="colors" gap={6} inline>
          {colors.map((hex) => (
            <span key={hex} className={classes.swatch} style={{ background: hex }}>
              <span className="visually-hidden">{hex}</span>
            </span>
          ))}
        </Row>
      ),
    ],
    [t('start.soFar.languages'), found.languages.map((code) => languageName(code, language)).join(', ') || none],
    [t('start.soFar.words'), formatNumber(found.words, language)],
    [t('start.soFar.links'), t('start.soFar.internal', { count: found.links.internal })],
    [t('start.soFar.titles'), t('start.soFar.of', { count: found.titles.length, total: read })],
    [t('start.soFar.voice'), t(found.words >= minWords ? 'start.soFar.enough' : 'start.soFar.few')],
  ] as const;
  return (
    <Panel title={t('start.soFar.title')} className={classes.soFar}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export function ReadingStep({ start, isOffline }: { start: SiteStart; isOffline: boolean }) {
  const { t } = useText();
  const client = useQueryClient();
  const { read, total, seconds_left: left, host } = start;
  const stop = useMutation({
    mutationFn: () => api.siteStart.stop({ id: start.id }),
    onSuccess: () => invalidate(client, 'site_start.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
  const lead =
    read === 0
      ? t('start.connecting')
      : [t('start.progress', { read, total }), left === null ? '' : t('start.secondsLeft', { count: left })].join(' ').trim();
  return (
    <StartFrame
      step={2}
      pages={start.limit}
      bar={
        <>
          <Text as="span" size="sm" tone="quiet" flex="fill">
            {t('start.closeHint')}
          </Text>
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            {read === 0 ? t('start.stopNow') : t('start.stop', { count: read })}
          </Button>
          <ButtonLink to="/dashboard">{t('start.background')}</ButtonLink>
        </>
      }
    >
      <StartHeading title={t('start.readingTitle', { host })} lead={<span aria-live="polite">{lead}</span>} />
      {isOffline ? (
        <Text as="output" tone="hold">
          {t('start.offline')}
        </Text>
      ) : null}
      <ProgressBar value={total === 0 ? 0 : (100 * read) / total} label={t('start.progressLabel')} />
      <div className={classes.reading}>
        <StartPages start={start} />
        <FoundSoFar start={start} />
      </div>
    </StartFrame>
  );
}
