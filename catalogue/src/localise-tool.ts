// Tools in the reader's language. Tool files hold English; a locale holds the words that forms share and each tool's name
// and description. Figures are left out of the shared words ("About # words"), so that one entry serves every number.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolField } from '@folio/contract/tool-definition';
import { toolTexts } from '@folio/locales/words';
import { countryName } from './country-names.ts';
import type { Tool } from './define-tool.ts';
import { isOwnLanguageName } from './language-options.ts';

const figure = /\d+(?:,\d{3})*(?:\.\d+)?/g;

const addressesAndCodes = /^(https?:\/\/\S+|[A-G]\+?|UTF-(8|16)|ISO-8859-1|WINDOWS-1252)$/;
const networks = /^(Facebook|Instagram|LinkedIn|X|Threads|Bluesky|TikTok|YouTube|Pinterest)( \d+x\d+)?$/;
const marketplaces =
  /^(Amazon|eBay|Etsy|Google Shopping|Airbnb|Google|Google Play|Apple App Store|Tripadvisor|Booking|Trustpilot)$/;
const crawlers = /^([A-Za-z-]+Bot|ChatGPT-User|(Google|Applebot)-Extended|Bytespider)$/;

const domains = /^amazon\.[a-z.]{2,6}$/;

const arts = /^(Anime|Stop motion|Pixel art|Low poly)$/;
const fileKinds = /^(PNG|JPG|WebP|MP3|WAV|SRT|WebVTT|#RRGGBB)$/;

/** Words that read the same everywhere: names of networks, marketplaces, crawlers, arts and file kinds, encodings, classes, addresses. */
export const needsNoTranslation = (text: string): boolean =>
  [addressesAndCodes, networks, marketplaces, crawlers, arts, fileKinds, domains].some((names) => names.test(text)) ||
  isOwnLanguageName(text);

function localFigure(written: string, language: InterfaceLanguage): string {
  // "2028" stays as it is written; only a figure with separators is one to rewrite.
  return written.includes(',') ? Number(written.replaceAll(',', '')).toLocaleString(language) : written;
}

/** The words for an English text of this tool, or null where the locale has a gap. */
export function translateWords(slug: string, text: string, language: InterfaceLanguage): string | null {
  if (language === 'en' || text === '' || needsNoTranslation(text)) return text;
  const locale = toolTexts[language];
  const own = locale.tools[slug]?.words?.[text] ?? locale.words[text] ?? countryName(text, language);
  if (own !== null) return own;
  const pattern = locale.words[text.replace(figure, '#')];
  if (pattern === undefined) return null;
  const figures = text.match(figure) ?? [];
  let next = 0;
  return pattern.replaceAll('#', () => localFigure(figures[next++] ?? '', language));
}

function localiseField(slug: string, field: ToolField, language: InterfaceLanguage): ToolField {
  const say = (text: string) => translateWords(slug, text, language) ?? text;
  const local = { ...field, label: say(field.label) };
  if (local.placeholder !== undefined) local.placeholder = say(local.placeholder);
  if (local.help !== undefined) local.help = say(local.help);
  if ('options' in local && local.options) {
    local.options = local.options.map((option) => ({ ...option, label: say(option.label) }));
  }
  return local;
}

/** The tool with every text that a reader sees in this language; a gap stays English. Values, prompts and example stay as they are. */
export function localiseTool(tool: Tool, language: InterfaceLanguage): Tool {
  if (language === 'en') return tool;
  const say = (text: string) => translateWords(tool.slug, text, language) ?? text;
  const own = toolTexts[language].tools[tool.slug];
  return {
    ...tool,
    name: own?.name ?? tool.name,
    description: own?.description ?? tool.description,
    fields: tool.fields.map((field) => localiseField(tool.slug, field, language)),
    steps: tool.steps.map((step) => ({ ...step, label: say(step.label) })),
    constraints: tool.constraints.map((constraint) => ({ ...constraint, message: say(constraint.message) })),
    credits: { ...tool.credits, note: say(tool.credits.note) },
  };
}

/** Name and description of a tool in this language, or null where the locale has none. */
export function localNames(
  slug: string,
  language: Exclude<InterfaceLanguage, 'en'>,
): { name: string; description: string } | null {
  return toolTexts[language].tools[slug] ?? null;
}
