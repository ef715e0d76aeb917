// The direction of a data series by its trend line, and its peak months of each year.

export interface Point {
  date: string;
  figure: number;
}

/** Change over the whole period, as a share of the mean, from which on a series rises or falls. */
const minChange = 0.15;

/** Rising, stable or falling by the least-squares line. */
export function directionOf(figures: readonly number[]): 'rising' | 'stable' | 'falling' {
  const count = figures.length;
  const mean = figures.reduce((sum, one) => sum + one, 0) / Math.max(1, count);
  if (count < 3 || mean === 0) return 'stable';
  const middle = (count - 1) / 2;
  const [above, below] = figures.reduce(
    ([a, b], figure, index) => [a + (index - middle) * (figure - mean), b + (index - middle) ** 2],
    [0, 0],
  );
  const change = ((above / below) * (count - 1)) / mean;
  return change > minChange ? 'rising' : change < -minChange ? 'falling' : 'stable';
}

/** Returns months (1 to 12) with a mean at least a quarter above the overall mean; null if the data spans less than two years. */
export function seasonOf(points: readonly Point[]): number[] | null {
  const [first, last] = [points[0]?.date, points.at(-1)?.date];
  if (first === undefined || last === undefined || Date.parse(last) - Date.parse(first) < 700 * 86_400_000) return null;
  const mean = points.reduce((sum, { figure }) => sum + figure, 0) / points.length;
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => {
    const own = points.filter(({ date }) => Number(date.slice(5, 7)) === month);
    return own.length > 0 && own.reduce((sum, { figure }) => sum + figure, 0) / own.length >= mean * 1.25;
  });
}

/** The means of at most `most` spans of equal length, each under its first day. */
export function condensed(points: readonly Point[], most: number): Point[] {
  const size = Math.ceil(points.length / most);
  if (size <= 1) return [...points];
  return Array.from({ length: Math.ceil(points.length / size) }, (_, index) => {
    const part = points.slice(index * size, (index + 1) * size);
    return { date: part[0]?.date ?? '', figure: part.reduce((sum, { figure }) => sum + figure, 0) / part.length };
  });
}
