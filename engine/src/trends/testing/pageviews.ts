// Answers as Wikimedia's page view service gives them, for tests.

/** The answer to an address of the service, or null for one that it does not know. */
export function pageviewsAnswer(url: string): object | null {
  const top = /\/top\/[a-z]+\.wikipedia\/all-access\/(\d{4})\/(\d{2})\/(\d{2})$/.exec(url);
  if (top) {
    const isFirst = top[3] === '01';
    const articles = [
      { article: 'Main_Page', views: 9_000_000, rank: 1 },
      { article: 'Special:Search', views: 900_000, rank: 2 },
      { article: 'Oak_tree', views: isFirst ? 4000 : 2000, rank: 3 },
      { article: 'Mission:_Impossible', views: 1000, rank: 4 },
      ...(isFirst ? [{ article: 'New_bridge', views: 500, rank: 5 }] : []),
    ];
    return { items: [{ project: 'en.wikipedia', articles }] };
  }
  const article = /\/per-article\/[a-z]+\.wikipedia\/all-access\/user\/([^/]+)\/daily\/(\d{8})\/(\d{8})$/.exec(url);
  if (!article || article[1] === 'Nothing') return null;
  const start = Date.parse(`${article[2]?.slice(0, 4)}-${article[2]?.slice(4, 6)}-${article[2]?.slice(6, 8)}`);
  const end = Date.parse(`${article[3]?.slice(0, 4)}-${article[3]?.slice(4, 6)}-${article[3]?.slice(6, 8)}`);
  const days = Math.round((end - start) / 86_400_000);
  return {
    items: Array.from({ length: days }, (_, index) => {
      const date = new Date(start + index * 86_400_000);
      const views = date.getUTCMonth() === 11 ? 300 : 100;
      return { timestamp: `${date.toISOString().slice(0, 10).replaceAll('-', '')}00`, views };
    }),
  };
}
