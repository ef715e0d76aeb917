// What press releases and biographies say around the facts.
import type { ComposerLanguage } from '../../engine-types.ts';
import { pressInGerman } from './de/press.ts';
import { pressInEnglish } from './en/press.ts';
import { pressInSpanish } from './es/press.ts';
import { pressInFrench } from './fr/press.ts';
import { pressInItalian } from './it/press.ts';
import { pressInPortuguese } from './pt-br/press.ts';

export interface PressPhrases {
  dateMissing: string;
  boilerplateMissing: string;
  attributionMissing: string;
  factsMissing: string;
  /** Verbs that lead from a quotation to its speaker ("says", "said"). */
  saying: RegExp;
  biography: {
    /** "Ada Lane is Head of Research at Solenne." */
    presentRole: (name: string, role: string, company: string) => string;
    presentRoleInFirstPerson: (role: string, company: string) => string;
    /** Verbs in the third person that open a note ("Leads a team"). */
    verbs: RegExp;
    and: string;
    background: string;
    notes: string;
    roleMissing: string;
  };
}

/** Phrases of press releases and biographies in this language. */
export const pressPhrases: Record<ComposerLanguage, PressPhrases> = {
  en: pressInEnglish,
  it: pressInItalian,
  de: pressInGerman,
  es: pressInSpanish,
  fr: pressInFrench,
  'pt-BR': pressInPortuguese,
};
