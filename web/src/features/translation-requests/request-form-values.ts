// Form values of a new request, the input of the call, and the copy in the browser.
import type { Asset } from '@folio/contract/assets';
import { proofreadingLanguages, type RequestKind, type Turnaround } from '@folio/contract/translation-words';
import type { TFunction } from 'i18next';
import { readKeptInTab, saveInTab } from '../../base/kept-in-tab.ts';

export const formalities = ['auto', 'formal', 'informal'] as const;
export const certifications = ['certified', 'sworn', 'legalised'] as const;

/** A document that is chosen as a source. */
interface ChosenDocument {
  /** Its `order_detail_id`. */
  id: number;
  title: string;
}

export interface RequestValues {
  title: string;
  kind: RequestKind;
  from: string | null;
  to: string[];
  files: Asset[];
  documents: ChosenDocument[];
  text: string;
  turnaround: Turnaround;
  formality: (typeof formalities)[number];
  /** A day, or empty. */
  wantedBy: string;
  certification: (typeof certifications)[number];
  country: string;
  names: string;
  notes: string;
  glossary: string;
  usesMemory: boolean;
}

export const blankRequest: RequestValues = {
  title: '',
  kind: 'machine',
  from: null,
  to: [],
  files: [],
  documents: [],
  text: '',
  turnaround: 'standard',
  formality: 'auto',
  wantedBy: '',
  certification: 'certified',
  country: '',
  names: '',
  notes: '',
  glossary: '',
  usesMemory: true,
};

/** Names of the calls' fields. The form shows the server's errors under them. */
export const requestFields = [
  'title',
  'kind',
  'source_language',
  'target_languages',
  'files',
  'order_detail_ids',
  'text',
  'wanted_by',
  'certification',
  'destination_country',
  'names_spelling',
  'notes',
  'glossary',
];

export const canBeProofread = (language: string): boolean => proofreadingLanguages.some((one) => one === language);

/** The first fault of each field, by the names that calls have; empty where the form can be sent. */
export function faultsOf(values: RequestValues, t: TFunction): Record<string, string> {
  const faults: Record<string, string> = {};
  if (values.files.length === 0 && values.documents.length === 0 && values.text.trim() === '') {
    faults['files'] = t('translationRequests.form.sourceMissing');
  }
  if (values.from === null) faults['source_language'] = t('translationRequests.form.fromMissing');
  if (values.to.length === 0) faults['target_languages'] = t('translationRequests.form.toMissing');
  else if (values.kind === 'proofreading' && !values.to.every(canBeProofread)) {
    faults['target_languages'] = t('translationRequests.form.onlyLanguages');
  } else if (values.kind !== 'proofreading' && values.from !== null && values.to.includes(values.from)) {
    faults['target_languages'] = t('translationRequests.form.sameLanguage');
  }
  if (values.kind === 'certified' && values.country.trim() === '') {
    faults['destination_country'] = t('translationRequests.form.countryMissing');
  }
  return faults;
}

/** Returns the input of `create`. Fields of certified translations are omitted for other kinds. */
export const inputOf = (values: RequestValues, workspaceId: number | null) => ({
  workspace_id: workspaceId,
  ...(values.title.trim() === '' ? {} : { title: values.title.trim() }),
  kind: values.kind,
  source_language: values.from ?? '',
  target_languages: values.to,
  files: values.files.map(({ id }) => id),
  order_detail_ids: values.documents.map(({ id }) => id),
  text: values.text.trim(),
  turnaround: values.turnaround,
  formality: values.formality,
  ...(values.wantedBy === '' ? {} : { wanted_by: values.wantedBy }),
  use_memory: values.usesMemory,
  glossary: values.glossary.trim(),
  notes: values.notes.trim(),
  ...(values.kind === 'certified'
    ? {
        certification: values.certification,
        destination_country: values.country.trim(),
        names_spelling: values.names.trim(),
      }
    : {}),
});

const keptUnder = (workspaceId: number | null) => `draft.translation_request.${workspaceId ?? 'personal'}`;

/** Form values from before a reload of this tab; null without them. */
export function readKeptRequest(workspaceId: number | null): RequestValues | null {
  const kept = readKeptInTab(keptUnder(workspaceId)) as Partial<RequestValues> | null;
  return kept ? { ...blankRequest, ...kept } : null;
}

/** Saves the form's values for this tab; null deletes them. */
export const saveRequestForm = (workspaceId: number | null, values: RequestValues | null): void =>
  saveInTab(keptUnder(workspaceId), values);
