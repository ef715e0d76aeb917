// Links to a page, links of it, and how it answered, as tabs of the page's details.
import { pathOf } from '@folio/contract/page-address';
import type { PageLink } from '@folio/contract/pages';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import classes from './pages.module.css';

interface PageLinksProps {
  shown: {
    links_in: PageLink[];
    links_out: PageLink[];
    checks: { checked_at: string; http_state: number | null; final_url: string | null; problem: string | null }[];
  };
  onOpen: (id: number) => void;
}

/** The HTTP status from which the other end does not answer. */
const brokenFrom = 400;

function LinkRow({ link, onOpen }: { link: PageLink; onOpen: (id: number) => void }) {
  const { t } = useText();
  const { page, place, paragraph, pages } = link;
  const path = pathOf(page.url);
  const isBroken = link.http_state !== null && link.http_state >= brokenFrom;
  const where =
    place === 'menu' && pages > 1
      ? t('sitePages.pagesWithMenu', { count: pages })
      : paragraph === null
        ? path
        : t('sitePages.paragraph', { path, number: paragraph });
  const Icon = isBroken ? IconLinkOff : IconLink;
  return (
    <Row as="li" size="sm" py={8} line="bottom" gap={10} className={classes.link} data-broken={isBroken || undefined}>
      <Icon size={15} aria-hidden="true" />
      <Stack as="span" breaks flex="fill">
        <Text as="strong" weight="medium">
          {link.anchor === '' ? t('sitePages.noAnchor') : `“${link.anchor}”`}
        </Text>
        {page.id === null || pages > 1 ? (
          <Text as="span" size="sm" tone="quiet">
            {page.id === null ? page.url : where}
          </Text>
        ) : (
          <button type="button" className={classes.linkPage} onClick={() => onOpen(page.id ?? 0)}>
            {where}
          </button>
        )}
      </Stack>
      <Text as="span" size="sm" tone="quiet">
        {isBroken ? link.http_state : t(place === 'menu' ? 'sitePages.inMenu' : 'sitePages.inContent')}
      </Text>
    </Row>
  );
}

const parts = ['in', 'out', 'checks'] as const;

export function PageLinks({ shown, onOpen }: PageLinksProps) {
  const { t, language } = useText();
  const [part, setPart] = useState<(typeof parts)[number]>('in');
  const names = {
    in: t('sitePages.columns.linksIn'),
    out: t('sitePages.columns.linksOut'),
    checks: t('sitePages.columns.checks'),
  };
  const counts = { in: shown.links_in.length, out: shown.links_out.length, checks: shown.checks.length };
  const links = part === 'in' ? shown.links_in : shown.links_out;
  return (
    <div>
      <ViewSwitch
        label={t('links.tabs.label')}
        views={parts.map((one) => ({ value: one, label: names[one], count: counts[one] }))}
        value={part}
        onChange={setPart}
      />
      {part === 'checks' ? (
        <ul className={classes.links}>
          {shown.checks.map((check) => (
            <Row as="li" key={check.checked_at} size="sm" py={8} line="bottom" gap={10} className={classes.link}>
              <Stack as="span" breaks flex="fill">
                <Text as="strong" weight="medium">
                  {check.http_state ?? t('sitePages.states.noAnswer')}
                </Text>
                <Text as="span" size="sm" tone="quiet">
                  {check.problem ?? check.final_url}
                </Text>
              </Stack>
              <Text as="span" size="sm" tone="quiet">
                {formatDateTime(check.checked_at, language)}
              </Text>
            </Row>
          ))}
        </ul>
      ) : (
        <ul className={classes.links}>
          {links.map((link, index) => (
            <LinkRow key={`${link.page.url} ${link.anchor} ${index}`} link={link} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {counts[part] === 0 ? (
        <Text size="sm" tone="quiet" py={16}>
          {t(part === 'checks' ? 'sitePages.noChecks' : 'sitePages.noLinks')}
        </Text>
      ) : null}
    </div>
  );
}
