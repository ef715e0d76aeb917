// Written cards as a shop shows them, their HTML and JSON to copy, and what is to be checked before they go out.
import type { CardCheck, CardPreview as Preview } from '@folio/contract/card-preview';
import type { CategoryCard } from '@folio/contract/category-cards';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
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
import { formatDateTime } from '../../ui/intl-format.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useText } from '../../ui/use-text.ts';
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
        <div className={classes.preview}>
          <div className={classes.head}>
            <span className={classes.quiet}>
              {preview.version
                ? t('categoryCards.preview.version', {
                    number: preview.version.number,
                    at: formatDateTime(preview.version.created_at, language),
                  })
                : null}
            </span>
            <SegmentedControl
              aria-label={t('categoryCards.preview.views')}
              value={view}
              data={views.map((value) => ({ value, label: t(`categoryCards.preview.${value}`) }))}
              onChange={(value) => setView(views.find((one) => one === value) ?? 'cards')}
            />
          </div>
          {preview.is_edited ? <p className={classes.quiet}>{t('categoryCards.preview.edited')}</p> : null}
          {preview.cards.length === 0 ? (
            <EmptyState title={t('categoryCards.preview.empty')}>{t('categoryCards.preview.emptyLead')}</EmptyState>
          ) : view === 'cards' ? (
            <Cards preview={preview} {...(card.can.write ? { onWrite } : {})} />
          ) : (
            <div className={classes.code}>
              <CodeBlock>{view === 'html' ? preview.html : json}</CodeBlock>
              <CopyButton text={view === 'html' ? preview.html : json} />
            </div>
          )}
          {preview.checks.length > 0 ? (
            <ul className={classes.checks} aria-label={t('categoryCards.preview.checks.label')}>
              {preview.checks.map((check) => (
                <Check key={check.kind} check={check} />
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      <div className={classes.foot}>
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
      </div>
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
            <div className={classes.under}>
              <span className={classes.button}>{card.button}</span>
              {card.url ? (
                <a className={classes.url} href={card.url} target="_blank" rel="noreferrer">
                  <IconLink size={14} stroke={1.8} aria-hidden="true" />
                  {pathOf(card.url)}
                </a>
              ) : (
                <span className={classes.quiet}>{t('categoryCards.preview.noTarget')}</span>
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
            </div>
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
