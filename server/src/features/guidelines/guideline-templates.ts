// Briefings to begin with, in the reader's language. What is in brackets is the company's to fill in.
import type { Guideline } from '@folio/contract/guidelines';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { words } from '@folio/locales/words';

type Template = Pick<Guideline, 'title' | 'overall_goal' | 'platform' | 'competitors' | 'structure' | 'tone_of_voice'> & {
  slug: string;
};

/** Briefings to begin with; competitors are for the company to name. */
export const listTemplates = (language: InterfaceLanguage): Template[] =>
  Object.entries(words[language].guidelineTemplates).map(([slug, template]) => ({ slug, ...template, competitors: '' }));
