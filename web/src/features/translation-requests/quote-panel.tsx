import { languageName } from '@folio/contract/language-names';
import type { TranslationRequest } from '@folio/contract/translation-requests';
import { IconLock, IconShieldCheck } from '@tabler/icons-react';
import { useId } from 'react';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { formatDeadline } from '../../ui/deadline-format.ts';
import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-page.module.css';

type Quote = NonNullable<TranslationRequest['quote']>;

interface QuotePanelProps {
  quote: Quote;
  /** Credits that the order's form reserved. */
  deposit: number;
  /** Credits of the account and the deposit, where the quote still waits for its answer. */
  available: number | null;
}

/** The quote row by row, its delivery date, and the effect of its authorization. */
export function QuotePanel({ quote, deposit, available }: QuotePanelProps) {
  const { t, language } = useText();
  const titleId = useId();
  const number = (value: number) => formatNumber(value, language);
  const isShort = available !== null && available < quote.total;
  return (
    <>
      <Panel
        isFlush
        title={<span id={titleId}>{t('translationRequests.quote.title')}</span>}
        aside={
          available === null ? null : (
            <Text as="span" size="sm" tone="quiet" weight="regular" className={classes.quiet}>
              {t('translationRequests.quote.validUntil', { day: formatDay(quote.valid_until, language) })}
            </Text>
          )
        }
      >
        <DataTable
          caption={t('translationRequests.quote.title')}
          className={classes.quote}
          head={
            <>
              <th>{t('translationRequests.quote.stage')}</th>
              <th className={cells.wide}>{t('translationRequests.quote.what')}</th>
              <th className={`${cells.number} ${cells.wide}`}>{t('translationRequests.quote.amount')}</th>
              <th className={`${cells.number} ${cells.wide}`}>{t('translationRequests.quote.rate')}</th>
              <th className={cells.number}>{t('translationRequests.quote.credits')}</th>
            </>
          }
        >
          {quote.rows.map((row) => (
            <tr key={`${row.name} ${row.target_language} ${row.stage}`}>
              <td className={cells.main}>
                {t(`translationRequests.stages.${row.stage}`)}
                <span className={`${cells.second} ${cells.narrow}`}>
                  {row.name}, {languageName(row.target_language, language)}
                </span>
              </td>
              <td className={cells.wide}>
                {row.name}, {languageName(row.target_language, language)}
              </td>
              <td className={`${cells.number} ${cells.wide}`}>
                {t(`translationRequests.quote.units.${row.unit}`, { amount: number(row.amount) })}
              </td>
              <td className={`${cells.number} ${cells.wide}`}>{number(row.rate)}</td>
              <td className={`${cells.number} ${cells.main}`}>{number(row.credits)}</td>
            </tr>
          ))}
          {quote.express > 0 ? (
            <tr>
              <td className={cells.main}>{t('translationRequests.quote.express')}</td>
              <td className={cells.wide} colSpan={3}>
                {t('translationRequests.quote.expressWhat')}
              </td>
              <td className={`${cells.number} ${cells.main}`}>{number(quote.express)}</td>
            </tr>
          ) : null}
          <tr>
            <td className={cells.main}>
              {t('translationRequests.quote.total')}
              <span className={`${cells.second} ${cells.narrow}`}>
                {t('translationRequests.quote.due', { day: formatDeadline(quote.due_at, language) })}
              </span>
            </td>
            <td className={cells.wide} colSpan={3}>
              {t('translationRequests.quote.due', { day: formatDeadline(quote.due_at, language) })}
            </td>
            <td className={`${cells.number} ${cells.main}`}>{number(quote.total)}</td>
          </tr>
        </DataTable>
      </Panel>
      {quote.express > 0 ? (
        <Row as="p" size="sm" tone="ready" breaks px={14} py={10} filled gap={10} align="start" className={classes.promise}>
          <IconShieldCheck size={16} stroke={1.7} aria-hidden="true" />
          {t('translationRequests.quote.late', { credits: number(quote.express) })}
        </Row>
      ) : null}
      {deposit > 0 ? (
        <Row as="p" size="sm" tone="ready" breaks px={14} py={10} filled gap={10} align="start" className={classes.promise}>
          <IconShieldCheck size={16} stroke={1.7} aria-hidden="true" />
          {t('translationNotes.deposit', { credits: number(deposit) })}
        </Row>
      ) : null}
      {available === null ? null : (
        <Row
          as="p"
          size="sm"
          tone="muted"
          breaks
          px={14}
          py={10}
          line="around"
          gap={10}
          align="start"
          className={classes.reserve}
          data-short={isShort || undefined}
          role={isShort ? 'alert' : undefined}
        >
          <IconLock size={16} stroke={1.7} aria-hidden="true" />
          {t(isShort ? 'translationRequests.quote.short' : 'translationRequests.quote.reserves', {
            credits: number(quote.total),
            available: number(available),
          })}
        </Row>
      )}
    </>
  );
}
