import type { Tool } from '@folio/catalogue/define-tool';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { detectLanguage } from '@folio/engine/text/detect-language';

/** The language, or the first of several, that a tool for other markets is asked to write. */
function targetOf({ target_language: one, target_languages: several }: ToolInput): string | undefined {
  const target = Array.isArray(several) ? several[0] : one;
  return typeof target === 'string' ? target : undefined;
}

/** Words that make a keyword rather than a text. */
const wordsOfKeyword = 3;

/**
 * The language code an order is written in; `auto` is detected on the input's longest text, English where that fails.
 * Beside the address of a page, which shows nobody's language, a keyword is too little to judge: the reader's it is then.
 * A tool that asks for no language (it makes code, say) makes its remarks in the reader's.
 */
export async function orderLanguage(tool: Tool, input: ToolInput, reader: InterfaceLanguage): Promise<string> {
  const asks = tool.fields.some((field) => field.name === 'language');
  const given = typeof input.language === 'string' ? input.language : asks ? 'en' : (targetOf(input) ?? reader);
  if (given !== 'auto') return given;
  const texts = Object.values(input).filter((value) => typeof value === 'string');
  const withoutLinks = texts.filter((text) => !/^https?:\/\/\S+$/i.test(text.trim()));
  const longest = withoutLinks.reduce((best, text) => (text.length > best.length ? text : best), '');
  if (withoutLinks.length < texts.length && longest.trim().split(/\s+/).length <= wordsOfKeyword) return reader;
  return (await detectLanguage(longest, tool.translation)) ?? 'en';
}
