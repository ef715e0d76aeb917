// Rights over requests and jobs, as sentences. Members of the place of a request see it; the desk sees what its scope opens, and never a text
// of a request in which it has no job.
import { proofreadingLanguages, type RequestState } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import { forbidden } from '../../../kernel/errors.ts';
import { can, isInReach, type Scoped } from '../../../kernel/policy.ts';
import { workspaceRights } from '../../workspaces/index.ts';

/** True for who coordinates the desk. */
export const isCoordinator = (actor: Pick<Actor, 'staffScope'>): boolean =>
  actor.staffScope === 'platform' || actor.staffScope === 'coordinator';

/** Throws 403 for linguists. */
export function requireCoordinator(actor: Pick<Actor, 'staffScope'>): void {
  if (!isCoordinator(actor)) throw forbidden();
}

/** True for members of the place where the request lies. */
export const seesRequest = (actor: Actor, request: Scoped): boolean => isInReach(actor, request);

/** True for members of its place, and for the desk once it is no draft. */
export const canOpenRequest = (actor: Actor, request: Scoped & { state: RequestState }): boolean =>
  seesRequest(actor, request) || (isCoordinator(actor) && request.state !== 'draft');

/** True for who asked for it, and for managers of the workspace it is in. */
export const ownsRequest = (actor: Actor, request: Scoped): boolean =>
  seesRequest(actor, request) && (request.user_id === actor.id || can(actor, workspaceRights.manageDocuments));

const before: RequestState[] = ['draft', 'quote_requested', 'quoted'];
const running: RequestState[] = ['authorised', 'in_progress', 'revision'];
/** True for a request that is being worked on. */
export const isRunning = (state: RequestState): boolean => running.includes(state);

/** Actions the actor can take on a request as it is now. */
export function requestAbilities(
  actor: Actor,
  request: Scoped & { state: RequestState; kind: string; revision_rounds: number; has_failed_stage?: boolean },
  freeRevisions: number,
) {
  const owns = ownsRequest(actor, request);
  const coordinates = isCoordinator(actor);
  const { state } = request;
  const isOpen = before.includes(state);
  return {
    edit: owns && isOpen,
    delete: owns && (isOpen || state === 'cancelled'),
    quote: (owns && state === 'draft') || (coordinates && (state === 'quote_requested' || state === 'quoted')),
    authorise: owns && state === 'quoted',
    decline: owns && state === 'quoted',
    hold: coordinates && running.includes(state),
    resume: coordinates && state === 'on_hold',
    cancel: (owns || coordinates) && (running.includes(state) || state === 'on_hold' || state === 'delivered'),
    retry: seesRequest(actor, request) && request.has_failed_stage === true,
    approve: owns && state === 'delivered',
    request_revision: owns && state === 'delivered' && request.revision_rounds < freeRevisions,
  };
}
export type RequestAbilities = ReturnType<typeof requestAbilities>;

/** True for a language that people proofread. */
export const isProofread = (language: string): boolean => proofreadingLanguages.some((one) => one === language);
