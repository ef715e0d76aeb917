import { languageName } from '@folio/contract/language-names';
import { connectionFields, type WebsiteKind } from '@folio/contract/website-kinds';
import type { Website } from '@folio/contract/websites';
import { Button } from '@mantine/core';
import { IconBrandWordpress, IconDownload, IconWebhook, IconWorld, type TablerIcon } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { agoWithin } from '../../ui/intl-format.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { useWebsiteActions } from './use-website-actions.ts';

/** A kind without an icon of its own has that of any website. */
const icons: Partial<Record<WebsiteKind, TablerIcon>> = {
  wordpress: IconBrandWordpress,
  webhook: IconWebhook,
  download: IconDownload,
};
const stateKinds = { unknown: 'hold', ok: 'ready', failing: 'failed' } as const;

/** One website: its details, its status, and its actions. */
export function WebsiteRow({ website, onEdit }: { website: Website; onEdit: () => void }) {
  const { t, language } = useText();
  const { test, remove } = useWebsiteActions();
  const { name, kind, state, problem, tested_at } = website;
  const KindIcon = icons[kind] ?? IconWorld;
  const isRemote = connectionFields[kind].publishes === 'remotely';
  const facts = [
    t(`websites.kinds.${kind}`),
    languageName(website.language, language),
    isRemote ? t(website.publish_as === 'live' ? 'websites.asLive' : 'websites.asDraft') : null,
    tested_at ? t('websites.tested', { ago: agoWithin(tested_at, language) }) : null,
  ];
  return (
    <ListRow
      icon={<KindIcon size={18} stroke={1.7} aria-hidden="true" />}
      name={name}
      level={2}
      state={
        // A folder of downloads has no connection.
        isRemote ? <StateBadge kind={stateKinds[state]}>{t(`websites.states.${state}`)}</StateBadge> : null
      }
      acts={
        <>
          <ButtonLink
            variant="default"
            aria-label={t('websites.linksOf', { name })}
            to="/links"
            search={{ website: website.id, tab: 'pages' }}
          >
            {t('shell.links')}
          </ButtonLink>
          {website.can.edit ? (
            <>
              {' '}
              {isRemote ? (
                <Button
                  variant="default"
                  aria-label={t('websites.testOne', { name })}
                  loading={test.isPending}
                  onClick={() => test.mutate(website)}
                >
                  {t('websites.test')}
                </Button>
              ) : null}
              <MoreMenu
                name={name}
                onEdit={onEdit}
                deletion={{
                  loss: t('websites.loss', { name }),
                  verb: t('websites.delete'),
                  isBusy: remove.isPending,
                  onConfirm: (done) => remove.mutate(website, { onSettled: done }),
                }}
              />
            </>
          ) : null}
        </>
      }
    >
      <Text
        as="a"
        href={website.url}
        target="_blank"
        rel="noreferrer"
        size="sm"
        tone="quiet"
        weight="regular"
        breaks
        block
        className={rowLines.second}
      >
        {website.url.replace(/^https?:\/\//, '')}
      </Text>
      <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
        {facts.filter(Boolean).join(', ')}
      </Text>
      <span aria-live="polite">
        {problem ? (
          <Text as="span" size="sm" tone="failed" weight="regular" breaks block>
            {problem}
          </Text>
        ) : null}
      </span>
    </ListRow>
  );
}
