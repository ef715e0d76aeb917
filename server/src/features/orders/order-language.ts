import type { Tool } from '@folio/catalogue/define-tool';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-input';
import { detectLanguage } from '@folio/engine/text/detect-language';

/** The language, or the first of several, that a tool for other markets is told to write. */
function targetOf({ target_language: one, target_languages: several }: ToolInput): string | undefined {
  const target = Array.isArray(several) ? several[0] : one;
  return typeof target === 'string' ? target : undefined;
}

/**
 * The language code an order is written in; `auto` is detected on the input's longest text, English where that fails.
 * A tool that asks for no language (it makes code, say) makes its remarks in the reader's.
 */
export async function orderLanguage(tool: Tool, input: ToolInput, reader: InterfaceLanguage): Promise<string> {
  const asks = tool.fields.some((field) => field.name === 'language');
  const given = typeof input.language === 'string' ? input.language : asks ? 'en' : (targetOf(input) ?? reader);
  if (given !== 'auto') return given;
  const texts = Object.values(input).filter((value) => typeof value === 'string');
  const longest = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
  return (await detectLanguage(longest, tool.translation)) ?? 'en';
}
