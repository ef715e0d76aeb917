// Generated cards as a shop shows them, their HTML and JSON to copy, and checks to do before publication.
import type { CardCheck, CardPreview as Preview } from '@folio/contract/card-preview';
import type { CategoryCard } from '@folio/contract/category-cards';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLink, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { CodeBlock } from '../../ui/code-box.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Foot } from '../../ui/foot.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import classes from './card-preview.module.css';
import { cardPreviewQuery } from './category-cards.queries.ts';
import type { WrittenCard } from './write-dialog.tsx';

const views = ['cards', 'html', 'json'] as const;

interface CardPreviewProps {
  card: CategoryCard;
  /** Without a card: all of them. */
  onWrite: (only?: WrittenCard) => void;
  onEdit: () => void;
  onClose: () => void;
}

export function CardPreview({ card, onWrite, onEdit, onClose }: CardPreviewProps) {
  const { t, language } = useText();
  const [view, setView] = useState<(typeof views)[number]>('cards');
  const { data, error, refetch } = useQuery(cardPreviewQuery(card));
  const preview = data?.preview;
  const json = preview ? JSON.stringify({ cards: preview.cards, footer: preview.footer, ...preview.snippet }, null, 2) : '';
  return (
    <Dialog title={t('categoryCards.preview.title', { name: card.category_name })} size={900} variant="form" onClose={onClose}>
      {error ? <ErrorState title={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {!error && !preview ? <SkeletonRows rows={4} /> : null}
      {preview ? (
        <Stack gap={16}>
          <Row gap={10} justify="between" wrap>
            <Text as="span" size="sm" tone="quiet">
              {preview.version
                ? t('categoryCards.preview.version', {
                    number: preview.version.number,
                    at: formatDateTime(preview.version.created_at, language),
                  })
                : null}
            </Text>
            <ViewSwitch
              label={t('categoryCards.preview.views')}
              value={view}
              views={views.map((value) => ({ value, label: t(`categoryCards.preview.${value}`) }))}
              onChange={setView}
            />
          </Row>
          {preview.is_edited ? (
            <Text size="sm" tone="quiet">
              {t('categoryCards.preview.edited')}
            </Text>
          ) : null}
          {preview.cards.length === 0 ? (
            <EmptyState title={t('categoryCards.preview.empty')}>{t('categoryCards.preview.emptyLead')}</EmptyState>
          ) : view === 'cards' ? (
            <Cards preview={preview} {...(card.can.write ? { onWrite } : {})} />
          ) : (
            <Stack gap={10} align="start" className={classes.code}>
              <CodeBlock>{view === 'html' ? preview.html : json}</CodeBlock>
              <CopyButton text={view === 'html' ? preview.html : json} />
            </Stack>
          )}
          {preview.checks.length > 0 ? (
            <Row
              as="ul"
              size="sm"
              gap={20}
              rowGap={8}
              align="stretch"
              wrap
              className={classes.checks}
              aria-label={t('categoryCards.preview.checks.label')}
            >
              {preview.checks.map((check) => (
                <Check key={check.kind} check={check} />
              ))}
            </Row>
          ) : null}
        </Stack>
      ) : null}
      <Foot mt={20} gap={10}>
        {card.order_detail_id === null ? null : (
          <Button
            variant="default"
            component={Link}
            {...({ to: '/orders/$orderDetailId', params: { orderDetailId: String(card.order_detail_id) } } as object)}
          >
            {t('categoryCards.openDocument')}
          </Button>
        )}
        {card.can.edit ? (
          <Button variant="default" onClick={onEdit}>
            {t('categoryCards.editVerb')}
          </Button>
        ) : null}
        {card.can.write ? <Button onClick={() => onWrite()}>{t('categoryCards.rewrite')}</Button> : null}
      </Foot>
    </Dialog>
  );
}

function Check({ check: { kind, value, of, is_passed: isPassed } }: { check: CardCheck }) {
  const { t } = useText();
  const Icon = isPassed ? IconCircleCheck : IconAlertTriangle;
  return (
    <li data-passed={isPassed}>
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      <span className="visually-hidden">
        {t(isPassed ? 'categoryCards.preview.checks.passed' : 'categoryCards.preview.checks.open')}
      </span>
      {t(`categoryCards.preview.checks.${kind}`, { value, of })}
    </li>
  );
}

function Cards({ preview, onWrite }: { preview: Preview; onWrite?: CardPreviewProps['onWrite'] }) {
  const { t } = useText();
  return (
    <>
      <ul className={classes.grid} aria-label={t('categoryCards.preview.cards')}>
        {preview.cards.map((card, index) => (
          <li key={`${card.heading} ${card.text}`} className={classes.card}>
            <h3>{card.heading}</h3>
            <p>{linked(card)}</p>
            <Row gap={12} rowGap={6} justify="between" wrap className={classes.under}>
              <Text as="span" size="sm" tone="accent" weight="semibold" px={10} py={4} line="around">
                {card.button}
              </Text>
              {card.url ? (
                <Row as="a" size="sm" tone="quiet" gap={4} inline href={card.url} target="_blank" rel="noreferrer">
                  <IconLink size={14} stroke={1.8} aria-hidden="true" />
                  {pathOf(card.url)}
                </Row>
              ) : (
                <Text as="span" size="sm" tone="quiet">
                  {t('categoryCards.preview.noTarget')}
                </Text>
              )}
              {onWrite ? (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('categoryCards.preview.writeCard', { name: card.heading })}
                  onClick={() => onWrite({ index, heading: card.heading })}
                >
                  <IconRefresh size={16} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
              ) : null}
            </Row>
          </li>
        ))}
      </ul>
      {preview.footer ? (
        <section className={classes.card}>
          <h3>{t('categoryCards.fields.footer')}</h3>
          {/* Sanitised by the server. */}
          <div dangerouslySetInnerHTML={{ __html: preview.footer }} />
        </section>
      ) : null}
    </>
  );
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url);

/** The text with the first occurrence of its keyword as the link. */
function linked({ text, linked_keyword: keyword, url }: Preview['cards'][number]) {
  const at = keyword === null || url === null ? -1 : text.toLowerCase().indexOf(keyword.toLowerCase());
  if (at === -1 || keyword === null || url === null) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={url} target="_blank" rel="noreferrer">
        {text.slice(at, at + keyword.length)}
      </a>
      {text.slice(at + keyword.length)}
    </>
  );
}
