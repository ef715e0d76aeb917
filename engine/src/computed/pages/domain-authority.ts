// Strength of domains by a rank list that people bring (Tranco, Common Crawl and the like): the rank on a log scale from 0 to 100. Without
// a list the account's own source of figures is asked; without both there is no data, and it says so; 0 is never shown in its place.
import type { ToolResult } from '@folio/catalogue/define-tool';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../../engine-types.ts';
import { readFigures } from '../../trends/own-figures.ts';
import { type Remark, sayRemark } from '../remark.ts';

/** The rank that scores 0; about the number of ranked hosts of the web. */
const lastRank = 100_000_000;

const remarks = {
  explained: {
    en: 'Estimates of this platform from the rank list you entered: rank 1 is 100, rank 100 million is 0, on a log scale. A page loses 5 points for each folder and is at most 10 when it does not answer with 200. They compare pages; they are no figures of Moz or Google.',
    it: 'Stime di questa piattaforma dall’elenco di posizioni inserito: posizione 1 vale 100, posizione 100 milioni vale 0, in scala logaritmica. Una pagina perde 5 punti per cartella e arriva al massimo a 10 se non risponde 200. Servono a confrontare; non sono dati di Moz o Google.',
    de: 'Schätzungen dieser Plattform aus Ihrer Rangliste: Rang 1 ergibt 100, Rang 100 Millionen 0, logarithmisch. Eine Seite verliert 5 Punkte je Ordner und hat höchstens 10, wenn sie nicht mit 200 antwortet. Sie dienen dem Vergleich und sind keine Werte von Moz oder Google.',
    es: 'Estimaciones de esta plataforma según la lista de posiciones indicada: la posición 1 es 100 y la 100 millones es 0, en escala logarítmica. Una página pierde 5 puntos por carpeta y tiene como máximo 10 si no responde con 200. Sirven para comparar; no son cifras de Moz ni de Google.',
    fr: 'Estimations de cette plateforme d’après votre liste de rangs : le rang 1 vaut 100, le rang 100 millions vaut 0, en échelle logarithmique. Une page perd 5 points par dossier et ne dépasse pas 10 si elle ne répond pas 200. Elles servent à comparer ; ce ne sont pas des chiffres de Moz ni de Google.',
    'pt-BR':
      'Estimativas desta plataforma pela lista de posições informada: posição 1 é 100, posição 100 milhões é 0, em escala logarítmica. Uma página perde 5 pontos por pasta e fica em no máximo 10 se não responde 200. Servem para comparar; não são números da Moz nem do Google.',
  },
  connected: {
    en: 'Source: {source}, {date}. Strength by links from other domains, from 0 to 100; only for comparing pages.',
    it: 'Fonte: {source}, {date}. Forza in base ai link da altri domini, da 0 a 100; serve solo a confrontare pagine.',
    de: 'Quelle: {source}, {date}. Stärke nach Links von anderen Domains, von 0 bis 100; nur zum Vergleichen von Seiten.',
    es: 'Fuente: {source}, {date}. Fuerza según los enlaces de otros dominios, de 0 a 100; solo para comparar páginas.',
    fr: 'Source : {source}, {date}. Force selon les liens d’autres domaines, de 0 à 100 ; pour comparer des pages seulement.',
    'pt-BR': 'Fonte: {source}, {date}. Força pelos links de outros domínios, de 0 a 100; apenas para comparar páginas.',
  },
  no_list: {
    en: 'No data: no source of ranks is connected. Paste a rank list as CSV (domain; rank).',
    it: 'Nessun dato: non è collegata alcuna fonte di posizioni. Incolla un elenco CSV (dominio; posizione).',
    de: 'Keine Daten: Es ist keine Quelle für Ränge verbunden. Fügen Sie eine Rangliste als CSV ein (Domain; Rang).',
    es: 'Sin datos: no hay ninguna fuente de posiciones conectada. Pega una lista CSV (dominio; posición).',
    fr: 'Pas de données : aucune source de rangs n’est connectée. Collez une liste CSV (domaine ; rang).',
    'pt-BR': 'Sem dados: nenhuma fonte de posições está conectada. Cole uma lista CSV (domínio; posição).',
  },
  no_data: { en: 'no data', it: 'nessun dato', de: 'keine Daten', es: 'sin datos', fr: 'pas de données', 'pt-BR': 'sem dados' },
} satisfies Record<string, Remark>;

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Ranks by domain, from lines "domain; rank" or "rank, domain". */
function readRanks(text: string): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { cells, figures } of readFigures(text)) if (figures[0] !== undefined) ranks.set(bare(cells[0] ?? ''), figures[0]);
  for (const line of text.split(/\r?\n/).slice(0, 5000)) {
    const [, rank, domain] = /^\s*(\d{1,9})\s*[,;\t]\s*([a-z0-9.-]+\.[a-z]{2,})\s*$/i.exec(line) ?? [];
    if (rank !== undefined && domain !== undefined) ranks.set(bare(domain), Number(rank));
  }
  return ranks;
}

/** 100 for rank 1, 0 for rank 100 million and beyond. */
export const authorityOf = (rank: number): number =>
  Math.max(0, Math.min(100, Math.round(100 * (1 - Math.log10(Math.max(1, rank)) / Math.log10(lastRank)))));

function rankOf(host: string, ranks: ReadonlyMap<string, number>): number | null {
  const parts = bare(host).split('.');
  for (let start = 0; start < parts.length - 1; start++) {
    const rank = ranks.get(parts.slice(start).join('.'));
    if (rank !== undefined) return rank;
  }
  return null;
}

async function statusOf(context: EngineContext, url: string): Promise<number | null> {
  try {
    return (await context.fetchPage?.(url))?.status ?? null;
  } catch (problem) {
    if (context.signal.aborted || !(problem instanceof EngineFailure)) throw problem;
    return null;
  }
}

interface Strength {
  domain: number | null;
  page: number | null;
  rank: number | null;
}

/** By a rank list; a page is judged by how deep it lies and whether it answers. */
function strengthByList(url: string, status: number | null, ranks: ReadonlyMap<string, number>): Strength {
  const { hostname, pathname } = new URL(url);
  const rank = rankOf(hostname, ranks);
  if (rank === null) return { domain: null, page: null, rank };
  const domain = authorityOf(rank);
  const open = Math.max(0, domain - pathname.split('/').filter(Boolean).length * 5);
  return { domain, page: status === 200 ? open : Math.min(10, open), rank };
}

/** One row for each page. What is not known says "no data". */
export async function domainAuthority(input: ToolInput, context: EngineContext): Promise<ToolResult> {
  const language = toInterfaceLanguage(context.language);
  const ranks = readRanks(typeof input['own_figures'] === 'string' ? input['own_figures'] : '');
  const urls = [...new Set(Array.isArray(input['page_urls']) ? input['page_urls'].map(String) : [])].slice(0, 10);
  context.onProgress({ stage: 'reading' });
  const source = ranks.size === 0 ? ((await context.outsideData?.()) ?? null) : null;
  const domains = urls.map((url) => bare(new URL(url).hostname));
  const [statuses, told] = await Promise.all([
    Promise.all(urls.map((url) => statusOf(context, url))),
    source?.ranks([...new Set([...domains, ...urls])], context.signal),
  ]);
  const unknown = sayRemark(remarks.no_data, language);
  const shown = (figure: number | null) => (figure === null ? unknown : figure.toLocaleString(language));
  const explained = source ? remarks.connected : ranks.size === 0 ? remarks.no_list : remarks.explained;
  return {
    explained: sayRemark(explained, language, { source: source?.name ?? '', date: context.now.toISOString().slice(0, 10) }),
    results: urls.map((url, index) => {
      const domain = domains[index] ?? '';
      const status = statuses[index] ?? null;
      const strength = told
        ? { domain: told.get(domain) ?? null, page: told.get(url) ?? null, rank: null }
        : strengthByList(url, status, ranks);
      return {
        url,
        domain,
        domain_authority: shown(strength.domain),
        page_authority: shown(strength.page),
        domain_rank: shown(strength.rank),
        status_code: status === null ? unknown : String(status),
      };
    }),
  };
}
