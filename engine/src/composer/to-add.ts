// Remark for a missing fact in a composition.
import { generalPhrases } from '@folio/locales/phrases';
import type { ComposerLanguage } from '../core/engine-types.ts';

/** Names a fact that a professional would expect here and that the input does not hold. */
export const toAdd = (language: ComposerLanguage, what: string): string => generalPhrases[language].toAdd + what;
