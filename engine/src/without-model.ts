// What can be had while no model is connected.
import type { Tool } from '@folio/catalogue/define-tool';
import { interfaceLanguages } from '@folio/contract/languages';
import { canCompose } from './composer/composer.ts';
import { canMakeAlone } from './makers.ts';

/** Languages in which a tool gives a result without a model; none where it needs one, or people. */
export function languagesWithoutModel(tool: Tool): string[] {
  if (tool.execution === 'computed' || canMakeAlone(tool)) return [...tool.translation];
  return canCompose(tool.base ?? tool.slug) ? [...interfaceLanguages] : [];
}
