// The figures of a report in one row, each with how it changed and one quiet line.
import type { ReportFigureName } from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import type { TFunction } from 'i18next';
import { FigureStrip, type StripFigure } from '../../ui/figure-strip.tsx';
import { changeOf, formatValue, type ReportWords } from './report-format.ts';

type Values = ReadonlyMap<ReportFigureName, number | null>;

/** Figures that stand in the quiet line of another. */
const isQuiet = new Set<ReportFigureName>(['texts', 'media', 'cost_per_document', 'calls_own']);

/** Returns the components of the metric; empty if it has none. */
function lineOf(name: ReportFigureName, report: Report, values: Values, t: TFunction, words: ReportWords): string {
  const count = (of: ReportFigureName) => formatValue(values.get(of), 'count', words);
  const approved = values.get('approved') ?? null;
  switch (name) {
    case 'made':
      return values.has('texts') ? t('reports.lines.made', { texts: count('texts'), media: count('media') }) : '';
    case 'approval_hours':
      return approved ? t('reports.lines.median', { count: approved, tasks: count('approved') }) : '';
    case 'first_time': {
      const share = values.get('first_time') ?? null;
      if (share === null || !approved) return '';
      return t('reports.lines.firstTime', {
        part: formatValue(Math.round(share * approved), 'count', words),
        all: count('approved'),
      });
    }
    case 'cost': {
      const each = values.get('cost_per_document') ?? null;
      const parts = [
        each === null ? '' : t('reports.lines.each', { cost: formatValue(each, 'money', words) }),
        report.unknown
          ? t('reports.lines.unknown', { count: report.unknown, calls: formatValue(report.unknown, 'count', words) })
          : '',
      ];
      return parts.filter(Boolean).join(', ');
    }
    case 'calls':
      return values.has('calls_own') ? t('reports.lines.own', { calls: count('calls_own') }) : '';
    default:
      return '';
  }
}

export function ReportFigures({ report, words }: { report: Report; words: ReportWords }) {
  const { t } = words;
  const values: Values = new Map(report.figures.map(({ name, value }) => [name, value]));
  // The overview says in its quiet lines how many were approved.
  const shown = report.figures.filter(({ name }) => !isQuiet.has(name) && !(report.report === 'overview' && name === 'approved'));
  const figures = shown.map(({ name, unit, value, previous }): StripFigure => {
    const change = changeOf(name, unit, value, previous, words);
    return {
      key: name,
      name: t(`reports.figures.${name}`),
      value:
        value === null ? (
          <>
            <span title={t('reports.notKnown')}>–</span>
            <span className="visually-hidden">{t('reports.notKnown')}</span>
          </>
        ) : (
          formatValue(value, unit, words)
        ),
      beside: change
        ? {
            kind: change.kind,
            text: (
              <>
                {change.text}
                <span className="visually-hidden"> {t('reports.thanBefore')}</span>
              </>
            ),
          }
        : undefined,
      line: lineOf(name, report, values, t, words),
    };
  });
  return <FigureStrip figures={figures} />;
}
