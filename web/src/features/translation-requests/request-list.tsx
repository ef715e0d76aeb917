// Translation requests as rows: description, languages, stage progress, due date and price.
import type { TranslationRequestRow } from '@folio/contract/translation-requests';
import { IconCertificate, IconLanguage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import covering from '../../ui/covering-link.module.css';
import tiles from '../../ui/icon-tile.module.css';
import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import opening from '../../ui/opening-row.module.css';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { DueTime } from '../../ui/translation/due-time.tsx';
import { LanguagePair } from '../../ui/translation/language-pair.tsx';
import { RequestStateBadge } from '../../ui/translation/request-state-badge.tsx';
import { StageMarks } from '../../ui/translation/stage-marks.tsx';
import { useText } from '../../ui/use-text.ts';
import list from './request-list.module.css';
import { RetryButton } from './retry-button.tsx';

const reserving = new Set(['authorised', 'in_progress', 'on_hold', 'delivered', 'revision']);
const over = new Set(['delivered', 'approved', 'cancelled']);

export function RequestList({ requests }: { requests: TranslationRequestRow[] }) {
  const { t } = useText();
  return (
    <>
      <div className={`${opening.head} ${list.columns}`} data-only="desktop" aria-hidden="true">
        <span>{t('translationRequests.columns.request')}</span>
        <span>{t('translationRequests.columns.languages')}</span>
        <span>{t('translationRequests.columns.stages')}</span>
        <span>{t('translationRequests.columns.status')}</span>
        <span>{t('translationRequests.columns.due')}</span>
        <span className={`${list.number} ${list.credits}`}>{t('translationRequests.columns.credits')}</span>
        <span />
      </div>
      <ul>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </>
  );
}

function RequestRow({ request }: { request: TranslationRequestRow }) {
  const { t, language } = useText();
  const { id, number, title, kind, state, stages, credits, failed } = request;
  const done = stages.filter((one) => one.state === 'done' || one.state === 'delivered').length;
  const Icon = kind === 'certified' ? IconCertificate : IconLanguage;
  const params = { id: String(id) };
  return (
    <li className={`${opening.row} ${list.columns}`}>
      <Row as="span" flex="shrink" gap={12} className={list.request}>
        <span className={`${tiles.tile} ${list.tile}`} aria-hidden="true">
          <Icon size={18} stroke={1.6} />
        </span>
        <Stack as="span" flex="shrink" py={8} align="start">
          <Link to="/tool/translation_requests/$id" params={params} className={`${covering.link} ${opening.title}`}>
            {title}
          </Link>
          <span className={opening.second}>
            {t('translationRequests.rowFacts', {
              number,
              kind: t(`translationRequests.kinds.${kind}`),
              words: formatNumber(request.words, language),
            })}
          </span>
        </Stack>
      </Row>
      <span className={list.languages}>
        <LanguagePair source={request.source_language} targets={request.target_languages} />
      </span>
      <span data-only="desktop">
        <StageMarks stages={stages} />
      </span>
      <Stack as="span" gap={2} align="start" className={list.state}>
        <RequestStateBadge request={request} />
        {failed?.reason ? (
          <Text as="span" size="xs" tone="quiet" block>
            {failed.reason}
          </Text>
        ) : null}
        {failed === null && request.hold_reason ? (
          <Text as="span" size="xs" tone="quiet" block>
            {request.hold_reason}
          </Text>
        ) : null}
        {failed === null && (state === 'in_progress' || state === 'revision') ? (
          <Text as="span" size="xs" tone="quiet" block>
            {t('translationRequests.stagesDone', {
              done: formatNumber(done, language),
              total: formatNumber(stages.length, language),
            })}
          </Text>
        ) : null}
      </Stack>
      <Text as="span" size="sm" className={list.due}>
        {request.due_at === null && request.wanted_by !== null ? (
          formatDay(request.wanted_by, language)
        ) : (
          <DueTime at={request.due_at} isOver={over.has(state)} />
        )}
      </Text>
      <span className={`${list.number} ${list.credits}`}>
        {credits > 0 ? formatNumber(credits, language) : ''}
        {reserving.has(state) ? (
          <Text as="span" size="xs" tone="quiet" block>
            {t('translationRequests.reserved')}
          </Text>
        ) : null}
        {state === 'quoted' ? (
          <Text as="span" size="xs" tone="quiet" block>
            {t('translationRequests.quotedCredits')}
          </Text>
        ) : null}
      </span>
      <span className={list.act}>
        {failed ? <RetryButton request={request} isCompact /> : null}
        {state === 'quoted' || state === 'delivered' ? (
          <ButtonLink
            size="compact-md"
            variant={state === 'quoted' ? 'default' : 'filled'}
            to="/tool/translation_requests/$id"
            params={params}
            aria-label={`${t(state === 'quoted' ? 'translationRequests.seeQuote' : 'translationRequests.review')}: ${title}`}
          >
            {t(state === 'quoted' ? 'translationRequests.seeQuote' : 'translationRequests.review')}
          </ButtonLink>
        ) : null}
      </span>
    </li>
  );
}
