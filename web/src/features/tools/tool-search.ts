import { type ToolWorks, toolWorks } from '@folio/contract/tool-works';

/** URL parameters of `/tools`: a category (or `favorited`, `suggested`), whether tools work now, and a search. */
export interface ToolSearch {
  macrocategory?: string;
  works?: ToolWorks;
  search?: string;
}

/** True if a tool's form is to begin with its worked example. */
export const readExampleWish = (raw: Record<string, unknown>): { example?: true } =>
  raw['example'] === true || raw['example'] === 'true' || raw['example'] === 1 ? { example: true } : {};

/** Reads the id of the document with the form values to reuse. */
export function readOrderedBefore(raw: Record<string, unknown>): { from?: number } {
  const from = Number(raw['from']);
  return Number.isInteger(from) && from > 0 ? { from } : {};
}

/** Reads the id of the task of an order's document. */
export function readTaskOfOrder(raw: Record<string, unknown>): { task?: number } {
  const task = Number(raw['task']);
  return Number.isInteger(task) && task > 0 ? { task } : {};
}

/** Keeps only filled text. */
export function readToolSearch(raw: Record<string, unknown>): ToolSearch {
  const { macrocategory, search } = raw;
  const works = toolWorks.find((one) => one === raw['works']);
  return {
    ...(typeof macrocategory === 'string' && macrocategory ? { macrocategory } : {}),
    ...(works ? { works } : {}),
    ...(typeof search === 'string' && search ? { search } : {}),
  };
}
