// DataForSEO's responses for the endpoints used here. Written for the tests, from the vendor's documentation.

/** Credentials that are accepted. */
export const goodAccess = { login: 'figures@example.com', password: 'seo-password-42' };

const well = (result: unknown[]) => ({ status_code: 20_000, tasks: [{ status_code: 20_000, result }] });

interface Task {
  keywords?: string[];
  keyword?: string;
  targets?: string[];
  limit?: number;
}

const answers: Record<string, (task: Task) => unknown[]> = {
  '/appendix/user_data': () => [{ login: goodAccess.login }],
  '/backlinks/bulk_ranks/live': ({ targets = [] }) => [
    {
      items: targets
        .filter((target) => target.includes('hollisoak'))
        .map((target, index) => ({ target, rank: 412 - index * 100 })),
    },
  ],
  '/keywords_data/google_trends/explore/live': ({ keywords = [] }) => [
    {
      items: [
        {
          type: 'google_trends_graph',
          keywords,
          data: [
            { date_from: '2025-12-01', values: keywords.map(() => 50) },
            { date_from: '2025-12-08', values: keywords.map((_, index) => (index === 0 ? 100 : null)) },
          ],
        },
        {
          type: 'google_trends_map',
          data: [
            { geo_id: 'DE', geo_name: 'Germany', values: [100] },
            { geo_id: 'FI', geo_name: 'Finland', values: [44] },
            { geo_id: 'SI', geo_name: 'Slovenia', values: [null] },
          ],
        },
        {
          type: 'google_trends_queries_list',
          data: {
            top: [{ query: 'oak table round', value: 100 }],
            rising: [
              { query: 'oak table 2026', value: 'Breakout' },
              { query: 'oak table care', value: 250 },
            ],
          },
        },
      ],
    },
  ],
  '/dataforseo_labs/amazon/related_keywords/live': ({ keyword = '', limit = 0 }) => [
    {
      items: [900, 300, null]
        .slice(0, limit)
        .map((search_volume, index) => ({ keyword_data: { keyword: `${keyword} ${index}`, keyword_info: { search_volume } } })),
    },
  ],
  '/keywords_data/google_ads/search_volume/live': ({ keywords = [] }) =>
    keywords.map((keyword, index) => ({ keyword, search_volume: index === 0 ? 1300 : null })),
};

/** Returns status and body for one request. Validates it as the vendor does. */
export function dataForSeoAnswer(path: string, authorization: string, body: string): { status: number; body: string } {
  const expected = `Basic ${Buffer.from(`${goodAccess.login}:${goodAccess.password}`).toString('base64')}`;
  if (authorization !== expected) return { status: 401, body: '{"status_code":40100}' };
  const answer = answers[path];
  if (!answer) return { status: 404, body: '{"status_code":40400}' };
  const [task] = body === '' ? [{}] : (JSON.parse(body) as Task[]);
  if (task?.keywords?.some((keyword) => /[(),:]/.test(keyword)))
    return { status: 200, body: JSON.stringify({ status_code: 20_000, tasks: [{ status_code: 40_501, result: null }] }) };
  return { status: 200, body: JSON.stringify(well(answer(task ?? {}))) };
}
