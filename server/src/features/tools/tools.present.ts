// Tools as the contract has them, in the reader's language. Made once per language and kept: the catalogue never changes while running.
import { listTools } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { localiseTool } from '@folio/catalogue/localise-tool';
import { macroCategoryName } from '@folio/catalogue/macro-category-names';
import type { Capability } from '@folio/contract/capabilities';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { macroCategorySchema, type ToolDetail, type ToolSummary } from '@folio/contract/tool-definition';
import { pricedField, priceOf } from '@folio/contract/tool-price';
import { defaultInput, isAssetField } from '@folio/contract/tool-values';
import type { ToolWorks } from '@folio/contract/tool-works';
import type { WithoutModel } from '@folio/contract/without-model';
import { languagesWithoutModel, withoutModel } from '@folio/engine/without-model';

/** Ids of an account's own tools begin here; below are those of the catalogue. */
export const customIds = 1_000_000;

/** The number in a tool's code is its position in the catalogue; macro categories get a range of 1,000 each. */
const ranges: Record<string, number> = { WR: 1000, AR: 2000, CH: 3000, TR: 4000, AU: 5000, SE: 6000, TD: 7000, CU: 8000 };

/** A tool's id, the same in every installation: from its code, never from its place in a list. */
export function idOf(tool: Tool): number {
  const [, prefix = '', number = '0'] = /^([A-Z]+)(\d+)$/.exec(tool.code) ?? [];
  return (tool.base === undefined ? (ranges[prefix] ?? 9000) : customIds) + Number(number);
}

/** Letters of a usual word and the space after it, rounded down so that the longest text costs no more; source: 4.7 letters in English prose. */
const lettersOfWord = 5;

/** The longest texts for fields priced by words; empty without such fields. */
function longestTexts({ credits, fields }: Tool): Record<string, string>[] {
  const counted = new Set((credits.basis ?? []).flatMap((term) => (term.count === 'words' ? term.fields : [])));
  const texts = fields.flatMap((field) =>
    counted.has(field.name) && 'maxLength' in field && field.maxLength !== undefined
      ? [[field.name, 'word '.repeat(Math.floor(field.maxLength / lettersOfWord))] as const]
      : [],
  );
  return texts.length === 0 ? [] : [Object.fromEntries(texts)];
}

/** Lowest and highest usual price: over the options of the deciding field, or up to the longest text priced by words. */
function priceRange(tool: Tool): { credits_from: number; credits_to: number } {
  const input = defaultInput(tool.fields);
  const priced = pricedField(tool.credits);
  const basis = tool.fields.find((field) => field.name === priced);
  const options: unknown[] =
    basis?.type === 'multiselect'
      ? [basis.options.slice(0, 1), basis.options.slice(0, basis.max)]
      : basis && 'options' in basis && basis.options
        ? basis.options.map((option) => option.value)
        : basis && 'min' in basis && basis.type !== 'tags'
          ? [basis.min, basis.max]
          : [];
  const prices = [
    input,
    ...longestTexts(tool).map((texts) => ({ ...input, ...texts })),
    ...options.filter((value) => value !== undefined).map((value) => ({ ...input, [basis?.name ?? '']: value })),
  ].map((one) => priceOf(tool.credits, one));
  return { credits_from: Math.min(...prices), credits_to: Math.max(...prices) };
}

/** Under which of the two an order of the tool is listed. */
export const categoryOf = ({ output }: Pick<Tool, 'output'>): 'text' | 'media' =>
  ['image', 'audio', 'video'].includes(output) ? 'media' : 'text';

/** Fields of a summary that are the same for all accounts. */
type SummaryFacts = Omit<ToolSummary, 'is_favorite' | 'works'>;

export function summaryOf(tool: Tool): SummaryFacts {
  const isCustom = tool.macrocategory === 'custom_tools';
  const { slug, name, code, macrocategory, group, description, icon, flow, output, translation } = tool;
  return {
    id: idOf(tool),
    slug,
    name,
    code,
    macrocategory,
    group,
    description,
    icon,
    flow,
    output,
    translation: [...translation],
    order_category: categoryOf(tool),
    isCustom,
    is_custom: isCustom,
    ...tool.flags,
    ...priceRange(tool),
  };
}

/** Catalogue tools as all readers of a language see them. */
export type ToolFacts = Omit<ToolDetail, 'is_favorite' | 'works' | 'has_model'>;

/** The worked example without brand voices, sources and files: those are of no account in particular. */
function exampleOf({ fields, example }: Tool): Record<string, unknown> {
  const owned = new Set(
    fields
      .filter((field) => field.type === 'brand_voice' || field.type === 'sources' || isAssetField(field))
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(example).filter(([name]) => !owned.has(name)));
}

export function detailOf(tool: Tool): ToolFacts {
  const { fields, steps, constraints, credits } = tool;
  const composerLanguages = languagesWithoutModel(tool);
  return {
    ...summaryOf(tool),
    fields,
    steps,
    constraints,
    credits,
    weekly_uses: tool.limits.weeklyUses,
    example: exampleOf(tool),
    composer_languages: composerLanguages,
    works_without_model: composerLanguages.length > 0,
    model_only: tool.modelOnly ?? {},
    without_model: withoutModel(tool),
    is_computed: tool.execution === 'computed',
    title_fields: tool.titleFields,
  };
}

type Localised = Map<string, { summary: SummaryFacts; detail: ToolFacts }>;

const localised = new Map<InterfaceLanguage, Localised>();

function toolsIn(language: InterfaceLanguage): Localised {
  const known = localised.get(language);
  if (known) return known;
  const made: Localised = new Map(
    listTools().map((tool) => {
      const translated = localiseTool(tool, language);
      return [tool.slug, { summary: summaryOf(translated), detail: detailOf(translated) }];
    }),
  );
  localised.set(language, made);
  return made;
}

/** True for complete results without a connected model: those of the built-in engine, and other catalog suggestions without needs. */
const isWholeWithoutModel = ({ is_suggested: isSuggested, without_model: { makes } }: ToolFacts): boolean =>
  makes === 'text' || (isSuggested && !['on_hold', 'outline', 'request'].includes(makes));

/** True if the account has models of all kinds that a tool uses; false for a tool that uses none. */
export const hasModels = ({ needs }: Pick<WithoutModel, 'needs'>, served: ReadonlySet<Capability>): boolean =>
  needs.length > 0 && needs.every((kind) => served.has(kind));

/** Tells if the tool works now, from its result without a model and the models of the account. */
export function worksOf(alone: Pick<WithoutModel, 'makes' | 'needs'>, served: ReadonlySet<Capability>): ToolWorks {
  if (alone.makes === 'request') return 'by_people';
  const isWaiting = alone.makes === 'on_hold' || alone.makes === 'outline';
  return isWaiting && !hasModels(alone, served) ? 'needs_model' : 'now';
}

/** Every tool without its fields, by name. Without a text model those are suggested that someone new can begin with all the same. */
export function presentTemplates(
  language: InterfaceLanguage,
  favorites: ReadonlySet<string>,
  served: ReadonlySet<Capability>,
): ToolSummary[] {
  const collator = new Intl.Collator(language);
  const summaries = [...toolsIn(language).values()].map(({ summary, detail }) => ({
    ...summary,
    is_suggested: served.has('text') ? summary.is_suggested : isWholeWithoutModel(detail),
    is_favorite: favorites.has(summary.slug),
    works: worksOf(detail.without_model, served),
  }));
  return summaries.sort((a, b) => collator.compare(a.name, b.name));
}

/** Prices of catalogue tools, by name, with the categories that have tools; all words in the reader's language. */
export function presentPrices(language: InterfaceLanguage) {
  const prices = presentTemplates(language, new Set(), new Set()).map(
    ({ slug, name, macrocategory, credits_from, credits_to }) => ({
      slug,
      name,
      macrocategory,
      credits_from,
      credits_to,
      note: toolsIn(language).get(slug)?.detail.credits.note ?? '',
    }),
  );
  const used = new Set(prices.map(({ macrocategory }) => macrocategory));
  const categories = macroCategorySchema.options
    .filter((slug) => used.has(slug))
    .map((slug) => ({ slug, name: macroCategoryName(slug, language) }));
  return { categories, prices };
}

/** One tool with its fields, or null where the catalogue has none. */
export const presentTool = (slug: string, language: InterfaceLanguage): ToolFacts | null =>
  toolsIn(language).get(slug)?.detail ?? null;

export interface ToolFace {
  name: string;
  icon: string;
  macrocategory: string;
}

/** A catalogue tool as shown beside a document; a removed tool keeps its slug as name. */
export function toolFace(slug: string, language: InterfaceLanguage): ToolFace {
  const summary = toolsIn(language).get(slug)?.summary;
  return summary
    ? { name: summary.name, icon: summary.icon, macrocategory: summary.macrocategory }
    : { name: slug, icon: 'file-text', macrocategory: 'ai_writer' };
}
