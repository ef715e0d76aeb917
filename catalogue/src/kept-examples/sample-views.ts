// Page views that are made up for the examples of the trend tools, in the form in which the public service answers them.

/** Articles about things, no people, with their views on a usual day. */
const articles: readonly [title: string, views: number, growth: number][] = [
  ['Northern_lights', 412_300, 3.4],
  ['Daylight_saving_time', 398_700, 2.6],
  ['Halloween', 351_200, 0.42],
  ['Pumpkin_pie', 187_400, 1.5],
  ['Oak', 96_300, 1.22],
  ['Leonids', 91_800, 2.1],
  ['Sourdough', 84_500, 1.08],
  ['Influenza_vaccine', 80_900, 1.17],
  ['Wood-burning_stove', 76_200, 1.61],
  ['Black_Friday', 71_500, 1.83],
  ['Photosynthesis', 66_400, 0.97],
  ['Solar_eclipse', 63_900, 0.88],
  ['Linseed_oil', 41_200, 1.38],
  ['Mulled_wine', 39_800, 1.74],
  ['Trail_running', 37_600, 0.91],
  ['Hiking_boot', 33_900, 1.12],
  ['Candle', 31_500, 1.29],
  ['Tea', 30_800, 1.03],
  ['Autumn_leaf_color', 29_600, 0.79],
  ['Wool', 28_900, 1.26],
  ['Kayak', 18_200, 0.64],
];

const dayNumber = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);

/** The example's day, from which on the growth counts. */
const lastDay = dayNumber('2026-11-01');

/** The same for the same day, between 0.94 and 1.06. */
const swing = (day: number, salt: number) => 1 + 0.06 * Math.sin(day * 2.399 + salt * 1.7);

const topArticles = (date: string) => ({
  items: [
    {
      articles: articles.map(([article, views, growth], index) => ({
        article,
        views: Math.round(dayNumber(date) >= lastDay ? views : (views / growth) * swing(dayNumber(date), index)),
      })),
    },
  ],
});

/** Views of an article over the year: highest in the middle of its season. */
const seasons: Record<string, { views: number; peak: number; height: number }> = {
  Oak: { views: 2_900, peak: 283, height: 0.34 },
  Linseed_oil: { views: 1_150, peak: 126, height: 0.46 },
};

const stamp = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

function daily(article: string, from: string, to: string) {
  const season = seasons[article];
  if (!season) return { items: [] };
  const [first, last] = [from, to].map((date) => dayNumber(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`));
  const items: { timestamp: string; views: number }[] = [];
  for (let day = first ?? 0; day <= (last ?? 0); day += 1) {
    const ofYear = (day - dayNumber('2026-01-01') + 365) % 365;
    const wave = 1 + season.height * Math.cos(((ofYear - season.peak) / 365) * 2 * Math.PI);
    items.push({ timestamp: `${stamp(day)}00`, views: Math.round(season.views * wave * swing(day, season.peak)) });
  }
  return { items };
}

/** Returns the service's response for a path; null if the path is unknown. */
export function sampleViews(path: string): unknown {
  const top = /\/top\/[^/]+\/all-access\/(\d{4})\/(\d{2})\/(\d{2})$/u.exec(path);
  if (top) return topArticles(top.slice(1).join('-'));
  const one = /\/per-article\/[^/]+\/all-access\/user\/([^/]+)\/daily\/(\d{8})\/(\d{8})$/u.exec(path);
  return one ? daily(decodeURIComponent(one[1] ?? ''), one[2] ?? '', one[3] ?? '') : null;
}
