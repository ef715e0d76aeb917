// From a slug or id to a tool, wherever it comes from: the catalogue costs nothing, an account's own tool one indexed query.
import { findTool, listTools } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { localiseTool } from '@folio/catalogue/localise-tool';
import { makeCustomTool } from '@folio/catalogue/make-custom-tool';
import type { Capability } from '@folio/contract/capabilities';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolDetail, ToolSummary } from '@folio/contract/tool-definition';
import { withoutModel } from '@folio/engine/without-model';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { listServed } from '../models/index.ts';
import { type CustomToolRow, findCustomTool, listCustomTools, listCustomToolsBySlug } from './custom-tools.queries.ts';
import {
  customIds,
  detailOf,
  hasModels,
  idOf,
  presentTemplates,
  presentTool,
  summaryOf,
  type ToolFace,
  type ToolFacts,
  toolFace,
  worksOf,
} from './tools.present.ts';

type Reader = Pick<Actor, 'accountId' | 'language'>;

/** The row as a real tool, or null where its base left the catalogue. */
function build(row: CustomToolRow, language: InterfaceLanguage = 'en'): Tool | null {
  const base = findTool(row.base_slug);
  return base && makeCustomTool(localiseTool(base, language), row);
}

async function findRow(db: Db, accountId: number, slug: string): Promise<CustomToolRow | null> {
  const [row] = await listCustomToolsBySlug(db, accountId, [slug]);
  return row ?? null;
}

/** The catalog's tool of this slug or the account's custom tool. A deleted one is found only for its pending orders. */
export async function findToolOf(
  db: Db,
  accountId: number,
  slug: string,
  { isDeletedFine = false }: { isDeletedFine?: boolean } = {},
): Promise<Tool | null> {
  const known = findTool(slug);
  if (known) return known;
  const row = await findRow(db, accountId, slug);
  return row && (row.is_active || isDeletedFine) ? build(row) : null;
}

/** Every tool that the account's people may choose, without fields, by name. */
export async function presentTemplatesOf(
  db: Db,
  reader: Reader,
  favorites: ReadonlySet<string>,
  { isOnlyCustom, served }: { isOnlyCustom: boolean; served: ReadonlySet<Capability> },
): Promise<ToolSummary[]> {
  const rows = await listCustomTools(db, reader.accountId);
  const own = rows.flatMap((row) => {
    const tool = build(row, reader.language);
    return tool ? [{ ...summaryOf(tool), is_favorite: favorites.has(row.slug), works: worksOf(withoutModel(tool), served) }] : [];
  });
  const ofCatalogue = isOnlyCustom ? [] : presentTemplates(reader.language, favorites, served);
  if (own.length === 0) return ofCatalogue;
  const collator = new Intl.Collator(reader.language);
  return [...ofCatalogue, ...own].sort((a, b) => collator.compare(a.name, b.name));
}

/** One tool with its fields, or null where neither the catalogue nor the account has it. */
export async function findToolFacts(db: Db, reader: Reader, slug: string): Promise<ToolFacts | null> {
  const known = presentTool(slug, reader.language);
  if (known) return known;
  const row = await findRow(db, reader.accountId, slug);
  const tool = row?.is_active ? build(row, reader.language) : null;
  return tool && detailOf(tool);
}

/** The tool with the reader's own facts: favorite or not, and with its models connected or not. */
export async function presentToolOf(
  db: Db,
  reader: Reader,
  slug: string,
  favorites: ReadonlySet<string>,
): Promise<ToolDetail | null> {
  const tool = await findToolFacts(db, reader, slug);
  if (!tool) return null;
  const served = await listServed(db, reader.accountId);
  return {
    ...tool,
    is_favorite: favorites.has(slug),
    works: worksOf(tool.without_model, served),
    has_model: hasModels(tool.without_model, served),
  };
}

/** Faces for the rows of a list: at most one query, and none where the catalogue has all. `own` are those that were asked for, deleted ones among them. */
export async function toolFaces(
  db: Db,
  reader: Reader,
  slugs: string[],
): Promise<{ of: (slug: string) => ToolFace; own: ToolFace[]; isDeleted: (slug: string) => boolean }> {
  const unknown = [...new Set(slugs)].filter((slug) => !findTool(slug));
  const rows = unknown.length > 0 ? await listCustomToolsBySlug(db, reader.accountId, unknown) : [];
  const own = new Map(rows.map(({ slug, name, icon }) => [slug, { name, icon, macrocategory: 'custom_tools' }]));
  const usable = new Set(rows.filter((row) => row.is_active).map(({ slug }) => slug));
  return {
    of: (slug) => own.get(slug) ?? toolFace(slug, reader.language),
    own: [...own.values()],
    isDeleted: (slug) => unknown.includes(slug) && !usable.has(slug),
  };
}

/** The slug of the tool with this id that the account can use, or null. */
export async function findSlugOf(db: Db, accountId: number, id: number): Promise<string | null> {
  if (id > customIds) return (await findCustomTool(db, accountId, id - customIds))?.slug ?? null;
  return listTools().find((tool) => idOf(tool) === id)?.slug ?? null;
}
