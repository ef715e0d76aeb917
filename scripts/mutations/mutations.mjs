// The rules that `npm run mutate` breaks, as data.
import { calendarMutations } from './calendars.mjs';
import { certificateMutations } from './certificates.mjs';
import { deskMutations } from './desk.mjs';
import { fileMutations } from './files.mjs';
import { guestMutations } from './guests.mjs';
import { linkMutations } from './links.mjs';
import { moneyMutations } from './money.mjs';
import { outsideMutations } from './outside.mjs';
import { pageMutations } from './pages.mjs';
import { replicaMutations } from './replicas.mjs';
import { reportMutations } from './reports.mjs';
import { rightsMutations } from './rights.mjs';
import { scoreMutations } from './score.mjs';
import { segmentMutations } from './segments.mjs';
import { taskAttachmentMutations } from './task-attachments.mjs';
import { taskMutations } from './tasks.mjs';
import { writingMutations } from './writing.mjs';

/**
 * One rule broken: `from`, which is found in `file` exactly once, becomes `to`; one of `tests` must then fail. Paths are relative to the
 * repository.
 * @typedef {{ area: string, rule: string, file: string, from: string, to: string, tests: string[] }} Mutation
 */

/** @type {Mutation[]} */
export const mutations = [
  ...rightsMutations,
  ...moneyMutations,
  ...guestMutations,
  ...scoreMutations,
  ...writingMutations,
  ...outsideMutations,
  ...taskMutations,
  ...taskAttachmentMutations,
  ...calendarMutations,
  ...reportMutations,
  ...deskMutations,
  ...certificateMutations,
  ...segmentMutations,
  ...linkMutations,
  ...pageMutations,
  ...replicaMutations,
  ...fileMutations,
];
