// Translation requests as rows: what was ordered, its languages, how far its stages are, when it is due and what it costs.
import type { TranslationRequestRow } from '@folio/contract/translation-requests';
import { IconCertificate, IconLanguage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import covering from '../../ui/covering-link.module.css';
import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import opening from '../../ui/opening-row.module.css';
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
      <div className={`${opening.head} ${list.columns} ${list.head}`} aria-hidden="true">
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
          <Row key={request.id} request={request} />
        ))}
      </ul>
    </>
  );
}

function Row({ request }: { request: TranslationRequestRow }) {
  const { t, language } = useText();
  const { id, number, title, kind, state, stages, credits, failed } = request;
  const done = stages.filter((one) => one.state === 'done' || one.state === 'delivered').length;
  const Icon = kind === 'certified' ? IconCertificate : IconLanguage;
  const params = { id: String(id) };
  return (
    <li className={`${opening.row} ${list.columns}`}>
      <span className={`${opening.main} ${list.request}`}>
        <span className={`${opening.tile} ${list.tile}`} aria-hidden="true">
          <Icon size={18} stroke={1.6} />
        </span>
        <span className={opening.words}>
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
        </span>
      </span>
      <span className={list.languages}>
        <LanguagePair source={request.source_language} targets={request.target_languages} />
      </span>
      <span className={list.stages}>
        <StageMarks stages={stages} />
      </span>
      <span className={list.state}>
        <RequestStateBadge request={request} />
        {failed?.reason ? <span className={list.second}>{failed.reason}</span> : null}
        {failed === null && request.hold_reason ? <span className={list.second}>{request.hold_reason}</span> : null}
        {failed === null && (state === 'in_progress' || state === 'revision') ? (
          <span className={list.second}>
            {t('translationRequests.stagesDone', {
              done: formatNumber(done, language),
              total: formatNumber(stages.length, language),
            })}
          </span>
        ) : null}
      </span>
      <span className={list.due}>
        {request.due_at === null && request.wanted_by !== null ? (
          formatDay(request.wanted_by, language)
        ) : (
          <DueTime at={request.due_at} isOver={over.has(state)} />
        )}
      </span>
      <span className={`${list.number} ${list.credits}`}>
        {credits > 0 ? formatNumber(credits, language) : ''}
        {reserving.has(state) ? <span className={list.second}>{t('translationRequests.reserved')}</span> : null}
        {state === 'quoted' ? <span className={list.second}>{t('translationRequests.quotedCredits')}</span> : null}
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
