// No link map yet: a sample of one behind the card that reads the links of the pages.
import type { WebsitePages } from '@folio/contract/pages';
import { Button } from '@mantine/core';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './link-map.module.css';
import { usePageActs } from './use-page-acts.ts';

interface MapEmptyProps {
  websiteId: number;
  /** Counts of the pages of the website. */
  pages: WebsitePages;
  canManage: boolean;
}

/** Middle, color and pages of each section of the sample. */
const sections = [
  { x: 150, y: 160, token: '--cat-ai_writer' },
  { x: 470, y: 120, token: '--cat-seo' },
  { x: 850, y: 170, token: '--cat-ai_translation' },
  { x: 260, y: 390, token: '--cat-ai_chat' },
  { x: 730, y: 400, token: '--cat-ai_art' },
];
const spread = Array.from({ length: 9 }, (_, at) => {
  const angle = (at / 9) * 2 * Math.PI;
  const far = 75 + ((at * 37) % 45);
  return { dx: Math.cos(angle) * far, dy: Math.sin(angle) * far * 0.8, size: 4 + ((at * 13) % 5) };
});

export function MapEmpty({ websiteId, pages, canManage }: MapEmptyProps) {
  const { t, language } = useText();
  const { check } = usePageActs(websiteId);
  const { pages: count, check: running, last_checked_at: checkedAt, requests_per_second: perSecond } = pages;
  const minutes = Math.max(1, Math.ceil(count / perSecond / 60));
  const number = (value: number) => formatNumber(value, language);
  const isRead = checkedAt !== null;
  const sample = {
    drawing: (
      <svg className={classes.sample} viewBox="0 0 1000 520" preserveAspectRatio="xMidYMid slice">
        <title>{t('sitePages.map.unread')}</title>
        {sections.map(({ x, y, token }) => (
          <g key={token} fill={`var(${token})`} stroke="var(--line-strong)">
            {spread.map(({ dx, dy }) => (
              <line key={`${dx}`} x1={x} y1={y} x2={x + dx} y2={y + dy} />
            ))}
            {spread.map(({ dx, dy, size }) => (
              <circle key={`${dx}`} cx={x + dx} cy={y + dy} r={size} stroke="none" />
            ))}
            <circle cx={x} cy={y} r={13} stroke="none" />
          </g>
        ))}
      </svg>
    ),
  };
  if (count === 0) {
    const toPages = (
      <ButtonLink to="/links" search={{ website: websiteId, tab: 'pages' }}>
        {t('sitePages.import')}
      </ButtonLink>
    );
    return (
      <EmptyCard title={t('sitePages.map.empty')} sample={sample} action={canManage ? toPages : null}>
        {t(canManage ? 'sitePages.map.emptyLead' : 'sitePages.emptyPlain')}
      </EmptyCard>
    );
  }
  return (
    <EmptyCard
      title={t(isRead ? 'sitePages.map.noLinks' : 'sitePages.map.unread')}
      sample={sample}
      action={
        running || !canManage ? null : (
          <Button loading={check.isPending} onClick={() => check.mutate(undefined)}>
            {t('sitePages.map.read', { count, pages: number(count) })}
          </Button>
        )
      }
      duration={t('sitePages.map.readTime', { count: minutes })}
    >
      {running ? (
        <>
          {t('sitePages.map.reading', { done: number(running.done), total: number(running.total) })}
          <ProgressBar value={(running.done / Math.max(1, running.total)) * 100} label={t('sitePages.map.unread')} />
        </>
      ) : (
        t(isRead ? 'sitePages.map.noLinksLead' : 'sitePages.map.unreadLead', { count, pages: number(count) })
      )}
    </EmptyCard>
  );
}
