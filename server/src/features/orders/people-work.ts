// Human services of an order: read from the fields of the three tools of people, and validated before anything is ordered.
import type { Tool } from '@folio/catalogue/define-tool';
import type { InputIssue } from '@folio/contract/tool-input';
import type { ToolInput } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { definePort } from '../../kernel/port.ts';
import { assetIdsOf, fileAddressesOf } from './asset-input.ts';
import type { PeopleLine, PeopleTerms } from './people-shapes.ts';

export type { PeopleLine, PeopleTerms } from './people-shapes.ts';

export interface PeopleWork {
  terms: PeopleTerms;
  targetLanguages: string[];
  assetIds: number[];
  text: string;
}

/** A document of a model that a person proofreads once it is written. */
export interface ProofreadOrder {
  toolSlug: string;
  input: ToolInput;
  assetIds: number[];
}

/** Port of the translation desk for orders. */
export interface PeopleDesk {
  /** Throws 403 where the company hides translations. */
  refuseHidden: (kernel: Kernel, actor: Pick<Actor, 'accountId'>) => Promise<void>;
  /** Opens and counts the sources. Throws 422 at the field of an unreadable source. */
  readLines: (kernel: Kernel, actor: Actor, title: string, work: PeopleWork) => Promise<PeopleLine[]>;
  /** Throws 422 at the field of files that a person cannot proofread beside their translation. */
  refuseUnproofreadable: (kernel: Kernel, actor: Actor, ordered: ProofreadOrder) => Promise<void>;
}
export const peopleDeskPort = definePort<PeopleDesk>('orders.people_desk');

/** True for tools with orders carried out by people. */
export const isOfPeople = (tool: Pick<Tool, 'execution'>): boolean => tool.execution === 'human';

const kinds: Partial<Record<string, PeopleTerms['kind']>> = {
  managed_translation: 'managed',
  certified_translation: 'certified',
  human_proofreading: 'proofreading',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Fields that reach the linguist by their own names. */
const detailFields = [
  'field',
  'service',
  'glossary',
  'certification',
  'document_type',
  'destination_country',
  'delivery',
  'names_spelling',
  'text_origin',
  'level',
];

function languagesOf(input: ToolInput): { from: string; to: string[] } {
  const { language, source_language: from, target_language: to, target_languages: several } = input;
  if (textOf(language) !== '') return { from: textOf(language), to: [textOf(language)] };
  const targets = Array.isArray(several) ? several.map(textOf) : [textOf(to)];
  return { from: textOf(from), to: [...new Set(targets.filter((one) => one !== ''))] };
}

/** Services of a valid input of a tool of people. */
export function peopleWorkOf(tool: Tool, input: ToolInput): PeopleWork {
  const { from, to } = languagesOf(input);
  const details = detailFields.map((name) => [name, textOf(input[name])] as const).filter(([, value]) => value !== '');
  return {
    terms: {
      kind: kinds[tool.base ?? tool.slug] ?? 'managed',
      sourceLanguage: from,
      turnaround: input['priority'] === 'high' ? 'express' : 'standard',
      wantedBy: textOf(input['deadline']) || null,
      notes: textOf(input['notes']),
      details: Object.fromEntries(details),
    },
    targetLanguages: to,
    assetIds: assetIdsOf(tool, input),
    text: textOf(input['text']),
  };
}

/** Faults of an input of a tool of people beyond its fields; none for other tools. */
export function validatePeopleInput(tool: Tool, input: ToolInput): InputIssue[] {
  if (!isOfPeople(tool)) return [];
  const issues: InputIssue[] = [];
  const { terms, targetLanguages } = peopleWorkOf(tool, input);
  if (fileAddressesOf(tool, input).length > 0) issues.push({ field: 'files', code: 'people_need_uploads' });
  if (terms.kind !== 'proofreading' && targetLanguages.includes(terms.sourceLanguage))
    issues.push({ field: 'target_languages' in input ? 'target_languages' : 'target_language', code: 'same_language' });
  return issues;
}
