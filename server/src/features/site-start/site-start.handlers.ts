import { onEvent } from '../../kernel/events.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { deleteStartsOf } from './site-start.queries.ts';

/** Runs of a removed workspace or user are deleted. Their results have moved. */
export const siteStartHandlers = [
  onEvent(scopeEmptied, async (_kernel, tx, { scope }) => void (await deleteStartsOf(tx, scope))),
];
