// What can be had while no model is connected.
import type { Tool } from '@folio/catalogue/define-tool';
import { interfaceLanguages } from '@folio/contract/languages';
import { canCompose } from './composer/composer.ts';
import { languagesMadeAlone } from './makers.ts';

/** Languages in which a tool gives a result without a model; none where it needs one, or people. */
export function languagesWithoutModel(tool: Tool): string[] {
  if (tool.execution === 'computed') return [...tool.translation];
  const made = languagesMadeAlone(tool);
  if (made.length > 0) return made;
  return canCompose(tool.base ?? tool.slug) ? interfaceLanguages.filter((language) => tool.translation.includes(language)) : [];
}
