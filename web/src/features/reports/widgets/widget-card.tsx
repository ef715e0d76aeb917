// A card in its true state: with figures or things, without any, refused to its reader, or failed.
import { type ReportChart, type ReportFigureName, reportFigures } from '@folio/contract/report-words';
import { type WidgetSource, widgets } from '@folio/contract/widget-words';
import type { Widget } from '@folio/contract/widgets';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconChartBarOff, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { noonOf } from '../../../base/calendar-days.ts';
import { useMe } from '../../../base/use-me.ts';
import { dateFormat } from '../../../ui/intl-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Row } from '../../../ui/row.tsx';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { LineFigure } from '../line-figure.tsx';
import { changeOf, formatValue, type ReportWords } from '../report-format.ts';
import { StackedBars } from '../stacked-bars.tsx';
import { FailingWebsite } from './failing-website.tsx';
import { sinceDay } from './since-text.ts';
import classes from './widget-card.module.css';
import { WidgetItems } from './widget-items.tsx';
import { isListed, nameOfWidget } from './widget-names.ts';

interface WidgetCardProps {
  widget: Widget;
  words: ReportWords;
  menu?: ReactNode;
  onRetry: () => void;
}

const isBars = new Set<ReportChart | undefined>(['made', 'credits', 'cost', 'published']);
const maxScore = 100;

function Quiet({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.quiet}>
      {icon}
      <p>{children}</p>
    </div>
  );
}

/** With the year where it is another than this one. */
function dayAhead(day: string, language: string): string {
  const date = noonOf(day);
  const year = date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' as const };
  return dateFormat(language, { day: 'numeric', month: 'long', ...year }).format(date);
}

const iconSize = { size: 26, stroke: 1.5, 'aria-hidden': true } as const;

function Figure({ widget, words }: Pick<WidgetCardProps, 'widget' | 'words'>) {
  const { t } = words;
  const source: WidgetSource = widgets[widget.name];
  const { figure } = widget;
  if (!figure) return null;
  if (!source.figure) {
    return (
      <Row as="p" align="baseline" wrap className={classes.figure}>
        <span className={classes.value}>{formatValue(figure.value, figure.unit, words)}</span>
        {widget.oldest_at === null ? null : (
          <Text as="span" size="sm" tone="quiet">
            {t('widgets.oldestSince', { day: sinceDay(widget.oldest_at, words) })}
          </Text>
        )}
      </Row>
    );
  }
  const change = changeOf(source.figure, figure.unit, figure.value, figure.previous, words);
  return (
    <Row as="p" align="baseline" wrap className={classes.figure}>
      {widget.name === 'score' && figure.value !== null ? <ScoreRing score={Math.round(figure.value)} /> : null}
      <span className={widget.name === 'score' ? 'visually-hidden' : classes.value}>
        {formatValue(figure.value, figure.unit, words)}
      </span>
      {change ? (
        <Text as="span" size="sm" weight="medium" className={classes.change} data-kind={change.kind}>
          {change.text}
          <span className="visually-hidden"> {t('reports.thanBefore')}</span>
        </Text>
      ) : null}
      {figure.previous === null ? null : (
        <Text as="span" size="sm" tone="quiet" className={classes.before}>
          {t('reports.widgets.before', { value: formatValue(figure.previous, figure.unit, words) })}
        </Text>
      )}
    </Row>
  );
}

function Chart({ widget, words }: Pick<WidgetCardProps, 'widget' | 'words'>) {
  const { categories } = useMe();
  const source: WidgetSource = widgets[widget.name];
  const isTrend = widget.name === 'trend';
  const chart = source.chart ?? (isTrend ? 'score' : 'made');
  const lines = widget.series.map((line) => ({ ...line, chart }));
  if (lines.length === 0) return null;
  const nameOf = ({ name }: { name: string }) =>
    name in reportFigures
      ? words.t(`reports.figures.${name as ReportFigureName}`)
      : (categories.find(({ slug }) => slug === name)?.name ?? name);
  const colorOf = ({ name }: { name: string }) => {
    if (chart === 'made') return `var(--cat-${name})`;
    return name === 'updated' ? 'var(--cat-ai_translation)' : 'var(--accent-bar)';
  };
  const drawing = { lines, nameOf, step: 'week', words } as const;
  // The figure above says the sum; the report has the table of the same weeks.
  return (
    <div className={classes.chart} aria-hidden="true">
      {isBars.has(chart) ? <StackedBars {...drawing} colorOf={colorOf} /> : null}
      {isBars.has(chart) ? null : (
        <LineFigure {...drawing} step={isTrend ? 'day' : 'week'} {...(chart === 'score' ? { max: maxScore } : {})} />
      )}
    </div>
  );
}

function Rows({ widget, words }: Pick<WidgetCardProps, 'widget' | 'words'>) {
  const { t } = words;
  const max = Math.max(...widget.rows.map(({ value }) => value ?? 0), 0) || 1;
  const nameOf = ({ key, name }: Widget['rows'][number]) => {
    if (widget.name === 'waits' && key !== 'step') return t(key === 'writing' ? 'reports.waits.writing' : 'reports.waits.rework');
    if (widget.name === 'waits') return name ? t('reports.waits.step', { step: name }) : t('reports.waits.review');
    if (widget.name === 'load' && key.startsWith('guest-')) return t('widgets.guest', { name });
    return name || t('reports.gone', { id: key });
  };
  return (
    <Stack as="ul" gap={12} className={classes.rows}>
      {widget.rows.map((row) => (
        <li key={`${row.key} ${row.name}`}>
          <Text as="span" truncate>
            {nameOf(row)}
          </Text>
          <Text as="span" weight="semibold">
            {formatValue(row.value, row.unit, words)}
          </Text>
          <span className={classes.track}>
            <span className={classes.bar} style={{ inlineSize: `${((row.value ?? 0) / max) * 100}%` }} />
          </span>
        </li>
      ))}
    </Stack>
  );
}

/** The latest values of a keyword, with where they come from. */
function Trend({ widget: { series, items, source } }: { widget: Widget }) {
  const [item] = items;
  return (
    <div>
      <Text weight="medium">{item ? <Link to={item.path}>{series[0]?.name ?? item.title}</Link> : null}</Text>
      <Text size="sm" tone="quiet" className={classes.before}>
        {source}
      </Text>
    </div>
  );
}

export function WidgetCard({ widget, words, menu, onRetry }: WidgetCardProps) {
  const { t } = words;
  return (
    <Panel title={nameOfWidget(widget.name, t)} aside={menu} className={classes.card}>
      {widget.state === 'ok' ? (
        <>
          <Figure widget={widget} words={words} />
          {widget.name === 'trend' ? <Trend widget={widget} /> : null}
          <Chart widget={widget} words={words} />
          {widget.items.length > 0 && widget.name !== 'trend' ? <WidgetItems widget={widget} words={words} /> : null}
          {widget.rows.length > 0 ? <Rows widget={widget} words={words} /> : null}
          {widget.enough_until === null ? null : (
            <Text size="sm" tone="quiet" className={classes.before}>
              {t('widgets.enoughUntil', { day: dayAhead(widget.enough_until, words.language) })}
            </Text>
          )}
        </>
      ) : null}
      {widget.failing ? <FailingWebsite failing={widget.failing} words={words} /> : null}
      {widget.state === 'empty' ? (
        <Quiet icon={<IconChartBarOff {...iconSize} />}>
          {t(isListed(widget.name) ? `widgets.empty.${widget.name}` : 'reports.widgets.empty')}
        </Quiet>
      ) : null}
      {widget.state === 'forbidden' ? <Quiet icon={<IconLock {...iconSize} />}>{t('reports.widgets.forbidden')}</Quiet> : null}
      {widget.state === 'failed' ? (
        <Stack role="alert" gap={12} align="start" className={classes.failed}>
          <Row as="p" size="sm" tone="failed" px={12} py={10} filled gap={8} align="stretch">
            <IconAlertTriangle size={17} stroke={1.7} aria-hidden="true" />
            {t('reports.widgets.failed')}
          </Row>
          <Button variant="default" size="xs" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        </Stack>
      ) : null}
    </Panel>
  );
}
