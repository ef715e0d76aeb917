// SQL of links between pages, and of the counts that follow from them. Callers have locked the website's pages (`lockPages`).
import type { SiteLink } from '@folio/engine/site/walk-links';
import type { Db } from '../../kernel/db/database.ts';

interface OldLink {
  to_url: string;
  to_page_id: number | null;
  anchor: string;
  rel: string;
  place: 'content' | 'menu';
  paragraph: number;
}

type Targets = Map<number, boolean>;

/** Pages that are linked to, and whether from content; links to the page itself do not count. */
function targetsOf(fromId: number, links: readonly Pick<OldLink, 'to_page_id' | 'place'>[]): Targets {
  const targets: Targets = new Map();
  for (const { to_page_id: to, place } of links)
    if (to !== null && to !== fromId) targets.set(to, (targets.get(to) ?? false) || place === 'content');
  return targets;
}

const keyOf = (link: { to_url: string; anchor: string }) => `${link.to_url} ${link.anchor}`;

/** A link that repeats on many pages was found to be one of a menu (`markRepeatedLinks`); it stays that while it is there. */
function withKnownMenus(old: readonly OldLink[], links: readonly SiteLink[]): SiteLink[] {
  const inContent = new Set(old.filter(({ place }) => place === 'content').map(keyOf));
  const inMenu = new Set(old.filter(({ place }) => place === 'menu').map(keyOf));
  return links.map((link) => {
    const key = keyOf({ to_url: link.url, anchor: link.anchor });
    return link.area === 'content' && inMenu.has(key) && !inContent.has(key) ? { ...link, area: 'menu', paragraph: 0 } : link;
  });
}

async function changeCounts(tx: Db, before: Targets, after: Targets): Promise<void> {
  const deltas = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const pages = Number(after.has(id)) - Number(before.has(id));
    const content = Number(after.get(id) ?? false) - Number(before.get(id) ?? false);
    return pages === 0 && content === 0 ? [] : [{ id, pages, content }];
  });
  if (deltas.length === 0) return;
  await tx.client.query(
    `update page_urls p set links_in = p.links_in + d.pages, links_in_content = p.links_in_content + d.content
     from unnest($1::int[], $2::int[], $3::int[]) as d (id, pages, content) where p.id = d.id`,
    [deltas.map(({ id }) => id), deltas.map(({ pages }) => pages), deltas.map(({ content }) => content)],
  );
}

/** Replaces the links of a page and counts the difference; `isOwn` says which addresses are the website's. */
export async function writeLinks(
  tx: Db,
  page: { id: number; websiteId: number },
  found: readonly SiteLink[],
  isOwn: (url: string) => boolean,
): Promise<void> {
  const { rows: old } = await tx.client.query<OldLink>(
    'select to_url, to_page_id, anchor, rel, place, paragraph from page_links where from_page_id = $1 order by id',
    [page.id],
  );
  const links = withKnownMenus(old, found);
  const line = (link: Omit<OldLink, 'to_page_id'>) => [link.to_url, link.anchor, link.rel, link.place, link.paragraph].join('\n');
  const asRow = ({ url, anchor, rel, area, paragraph }: SiteLink) => ({ to_url: url, anchor, rel, place: area, paragraph });
  if (old.map(line).join('\0') === links.map(asRow).map(line).join('\0')) return;
  await tx.client.query('delete from page_links where from_page_id = $1', [page.id]);
  const { rows: written } = await tx.client.query<Pick<OldLink, 'to_page_id' | 'place'>>(
    `insert into page_links (website_id, from_page_id, to_url, to_page_id, anchor, rel, place, paragraph)
     select $1, $2, n.url, p.id, n.anchor, n.rel, n.place, n.paragraph
     from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::int[]) with ordinality as n (url, anchor, rel, place, paragraph, nth)
       left join page_urls p on p.website_id = $1 and p.url = n.url
     order by n.nth returning to_page_id, place`,
    [
      page.websiteId,
      page.id,
      links.map(({ url }) => url),
      links.map(({ anchor }) => anchor),
      links.map(({ rel }) => rel),
      links.map(({ area }) => area),
      links.map(({ paragraph }) => paragraph),
    ],
  );
  await changeCounts(tx, targetsOf(page.id, old), targetsOf(page.id, written));
  const out = new Set(links.map(({ url }) => url).filter(isOwn));
  await tx.client.query(
    'update page_urls set links_out = $2 - (case when url = any($3::text[]) then 1 else 0 end) where id = $1',
    [page.id, out.size, [...out]],
  );
}

/** Removes all links of pages that no longer answer or count. */
export async function removeLinksOf(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.client.query(
    `with gone as (delete from page_links where from_page_id = any($1::int[]) returning from_page_id, to_page_id, place),
     pairs as (select to_page_id, from_page_id, bool_or(place = 'content') as is_content from gone
       where to_page_id is not null and to_page_id <> from_page_id group by to_page_id, from_page_id),
     sums as (select to_page_id, count(*)::int as pages, count(*) filter (where is_content)::int as content from pairs group by to_page_id)
     update page_urls p set links_in = p.links_in - sums.pages, links_in_content = p.links_in_content - sums.content
     from sums where p.id = sums.to_page_id`,
    [ids],
  );
  await tx.client.query('update page_urls set links_out = 0 where id = any($1::int[]) and links_out <> 0', [ids]);
}

export interface ShownLink {
  page_id: number | null;
  url: string;
  title: string | null;
  anchor: string;
  rel: string;
  place: 'content' | 'menu';
  paragraph: number;
  http_state: number | null;
  pages: number;
}

/** Links to a page, those of content first; links of menus with the same anchor are one row. At most 200. */
export async function listLinksIn(db: Db, id: number): Promise<ShownLink[]> {
  const { rows } = await db.client.query<ShownLink>(
    `(select p.id as page_id, p.url, p.title, l.anchor, l.rel, l.place, l.paragraph, p.http_state, 1 as pages
      from page_links l join page_urls p on p.id = l.from_page_id
      where l.to_page_id = $1 and l.place = 'content' and l.from_page_id <> $1 order by l.id limit 200)
     union all
     (select min(p.id), min(p.url), (array_agg(p.title order by p.id))[1], l.anchor, min(l.rel), 'menu', 0, min(p.http_state)::smallint,
        count(distinct l.from_page_id)::int
      from page_links l join page_urls p on p.id = l.from_page_id
      where l.to_page_id = $1 and l.place = 'menu' and l.from_page_id <> $1 group by l.anchor order by count(*) desc limit 50)
     limit 200`,
    [id],
  );
  return rows;
}

/** Links of a page in their order, those of content first; at most 200. */
export async function listLinksOut(db: Db, id: number): Promise<ShownLink[]> {
  const { rows } = await db.client.query<ShownLink>(
    `select p.id as page_id, l.to_url as url, p.title, l.anchor, l.rel, l.place, l.paragraph, p.http_state, 1 as pages
     from page_links l left join page_urls p on p.id = l.to_page_id where l.from_page_id = $1 order by l.place, l.id limit 200`,
    [id],
  );
  return rows;
}
