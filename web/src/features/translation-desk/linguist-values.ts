// What the form of a linguist holds, and what a call makes of it.
import type { Linguist } from '@folio/contract/linguists';
import type { TFunction } from 'i18next';

export interface LinguistValues {
  email: string;
  pairs: { source: string; target: string }[];
  natives: string[];
  fields: string[];
  wordsADay: string;
  certifications: { id: number; body: string; number: string; expiresOn: string; languages: string[] }[];
  absences: { id: number; from: string; until: string }[];
  isActive: boolean;
}

export const blankLinguist: LinguistValues = {
  email: '',
  pairs: [],
  natives: [],
  fields: [],
  wordsADay: '2500',
  certifications: [],
  absences: [],
  isActive: true,
};

/** The ids of rows are those of the form alone. */
export const valuesOfLinguist = (linguist: Linguist): LinguistValues => ({
  email: linguist.email,
  pairs: linguist.pairs,
  natives: linguist.native_languages,
  fields: linguist.fields,
  wordsADay: String(linguist.words_a_day),
  certifications: linguist.certifications.map(({ body, number, expires_on, languages }, id) => ({
    id,
    body,
    number,
    expiresOn: expires_on ?? '',
    languages,
  })),
  absences: linguist.absences.map((absence, id) => ({ id, ...absence })),
  isActive: linguist.is_active,
});

/** Names of fields as calls have them. */
export const linguistFields = ['email', 'pairs', 'native_languages', 'fields', 'words_a_day', 'certifications', 'absences'];

/** The first fault of each field; empty where the form can be sent. */
export function faultsOfLinguist(values: LinguistValues, t: TFunction): Record<string, string> {
  const words = Number(values.wordsADay);
  const faults: Record<string, string> = {};
  if (values.email.trim() === '') faults['email'] = t('translationDesk.linguists.emailMissing');
  if (values.pairs.length === 0) faults['pairs'] = t('translationDesk.linguists.pairsMissing');
  if (values.natives.length === 0) faults['native_languages'] = t('translationDesk.linguists.nativeMissing');
  if (!Number.isInteger(words) || words < 100 || words > 20_000) {
    faults['words_a_day'] = t('translationDesk.linguists.wordsRange');
  }
  if (values.certifications.some(({ body }) => body.trim() === '')) {
    faults['certifications'] = t('translationDesk.linguists.bodyMissing');
  }
  if (values.absences.some(({ from, until }) => from === '' || until === '' || until < from)) {
    faults['absences'] = t('translationDesk.linguists.absenceMissing');
  }
  return faults;
}

/** The facts of a call. */
export const factsOfLinguist = (values: LinguistValues) => ({
  pairs: values.pairs,
  native_languages: values.natives,
  fields: values.fields,
  words_a_day: Number(values.wordsADay),
  certifications: values.certifications.map(({ body, number, expiresOn, languages }) => ({
    body: body.trim(),
    number: number.trim(),
    expires_on: expiresOn === '' ? null : expiresOn,
    languages,
  })),
  absences: values.absences.map(({ from, until }) => ({ from, until })),
  is_active: values.isActive,
});
