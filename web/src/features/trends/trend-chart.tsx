// The figures of a trend as a chart, with where they come from. Loaded only where a trend is read.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { readTrend, sourceOf, type TrendLines } from './read-trend.ts';
import classes from './trend-chart.module.css';

/** In the order of the keywords; distinguished by dashes too. */
const colours = ['var(--trend-1)', 'var(--trend-2)', 'var(--trend-3)', 'var(--trend-4)', 'var(--trend-5)'];
const dashes = ['', '6 4', '2 3', '10 4 2 4', '12 6'];

/** Days from the first to the last figure. */
const daysOf = ({ points }: TrendLines) =>
  (Date.parse(String(points.at(-1)?.['date'])) - Date.parse(String(points[0]?.['date']))) / 86_400_000;

export default function TrendChart({ order }: { order: Pick<DocumentDetail, 'macrocategory' | 'content' | 'title'> }) {
  const { t, language } = useText();
  const trend = readTrend(order);
  if (!trend) return null;
  const isShort = trend.kind === 'lines' && daysOf(trend) < 120;
  const format = new Intl.DateTimeFormat(language, {
    ...(isShort ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }),
    timeZone: 'UTC',
  });
  const dayText = (date: unknown) =>
    Number.isNaN(Date.parse(String(date))) ? String(date) : format.format(Date.parse(String(date)));
  return (
    <figure className={classes.chart} aria-label={t('trends.chart', { title: order.title })}>
      {/* The drawing takes no focus: anyone who comes by keyboard reads the tables. */}
      <div aria-hidden="true">
        {trend.kind === 'lines' ? (
          <LineChart
            h={260}
            data={trend.points}
            dataKey="date"
            series={trend.keywords.map((name, index) => ({
              name,
              color: colours[index % colours.length] ?? 'var(--trend-1)',
              strokeDasharray: dashes[index % dashes.length] ?? '',
            }))}
            withLegend={trend.keywords.length > 1}
            withDots={trend.points.length < 20}
            xAxisProps={{ tickFormatter: dayText }}
            yAxisProps={{ domain: [0, 100], width: 34 }}
            tooltipProps={{ labelFormatter: dayText }}
            curveType="linear"
            lineChartProps={{ accessibilityLayer: false }}
          />
        ) : (
          <BarChart
            h={Math.max(160, trend.bars.length * 30)}
            data={trend.bars}
            dataKey="name"
            orientation="vertical"
            series={[{ name: 'popularity', label: t('trends.popularity'), color: 'var(--trend-1)' }]}
            xAxisProps={{ domain: [0, 100] }}
            yAxisProps={{ width: 130 }}
            barChartProps={{ accessibilityLayer: false }}
          />
        )}
      </div>
      <Text as="figcaption" size="xs" tone="muted" mt={12}>
        {sourceOf(order)}
      </Text>
    </figure>
  );
}
