// Form values of a linguist, and the input of the call.
import type { Linguist } from '@folio/contract/linguists';
import type { TFunction } from 'i18next';

export interface LinguistValues extends Record<string, unknown> {
  email: string;
  pairs: { source: string; target: string }[];
  native_languages: string[];
  fields: string[];
  words_a_day: string;
  certifications: { id: number; body: string; number: string; expiresOn: string; languages: string[] }[];
  absences: { id: number; from: string; until: string }[];
  is_active: boolean;
}

export const blankLinguist: LinguistValues = {
  email: '',
  pairs: [],
  native_languages: [],
  fields: [],
  words_a_day: '2500',
  certifications: [],
  absences: [],
  is_active: true,
};

/** The ids of rows are those of the form alone. */
export const valuesOfLinguist = (linguist: Linguist): LinguistValues => ({
  email: linguist.email,
  pairs: linguist.pairs,
  native_languages: linguist.native_languages,
  fields: linguist.fields,
  words_a_day: String(linguist.words_a_day),
  certifications: linguist.certifications.map(({ body, number, expires_on, languages }, id) => ({
    id,
    body,
    number,
    expiresOn: expires_on ?? '',
    languages,
  })),
  absences: linguist.absences.map((absence, id) => ({ id, ...absence })),
  is_active: linguist.is_active,
});

/** The first fault of each field; empty where the form can be sent. */
export function faultsOfLinguist(values: LinguistValues, t: TFunction): Record<string, string> {
  const words = Number(values.words_a_day);
  const faults: Record<string, string> = {};
  if (values.email.trim() === '') faults['email'] = t('translationDesk.linguists.emailMissing');
  if (values.pairs.length === 0) faults['pairs'] = t('translationDesk.linguists.pairsMissing');
  if (values.native_languages.length === 0) faults['native_languages'] = t('translationDesk.linguists.nativeMissing');
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
export const factsOfLinguist = ({ email: _email, ...values }: LinguistValues) => ({
  ...values,
  words_a_day: Number(values.words_a_day),
  certifications: values.certifications.map(({ body, number, expiresOn, languages }) => ({
    body: body.trim(),
    number: number.trim(),
    expires_on: expiresOn === '' ? null : expiresOn,
    languages,
  })),
  absences: values.absences.map(({ from, until }) => ({ from, until })),
});
