// The states of a campaign: which step leads from where to where. No step is written anywhere else.
import type { CampaignState, CampaignVerdict } from '@folio/contract/campaign-words';

export const campaignSteps = ['propose', 'approve', 'request_changes', 'start', 'pause', 'resume', 'close', 'cancel'] as const;
export type CampaignStep = (typeof campaignSteps)[number];

/** The state after each step, by the state in which it may begin. What is not named is refused. */
const after: Record<CampaignStep, Partial<Record<CampaignState, CampaignState>>> = {
  propose: { draft: 'proposed' },
  // Running and paused campaigns ask again where agreed parts were changed, without stopping.
  approve: { proposed: 'approved', running: 'running', paused: 'paused' },
  request_changes: { proposed: 'changes_requested', running: 'running', paused: 'paused' },
  start: { approved: 'running' },
  pause: { running: 'paused' },
  resume: { paused: 'running' },
  close: { running: 'completed', paused: 'completed' },
  cancel: {
    draft: 'cancelled',
    proposed: 'cancelled',
    changes_requested: 'cancelled',
    approved: 'cancelled',
    running: 'cancelled',
    paused: 'cancelled',
  },
};

/** The state after a step; null where it may not begin. A decision on a campaign that runs needs a change that waits for one. */
export function stateAfter(state: CampaignState, step: CampaignStep, isChangedSinceApproval = false): CampaignState | null {
  const isDecision = step === 'approve' || step === 'request_changes';
  if (isDecision && state !== 'proposed' && !isChangedSinceApproval) return null;
  return after[step][state] ?? null;
}

/** The step of a verdict. */
export const stepOf = (verdict: CampaignVerdict): CampaignStep => (verdict === 'approve' ? 'approve' : 'request_changes');

export interface EditOutcome {
  state: CampaignState;
  /** True where the client has to be asked once more. */
  isChangedSinceApproval: boolean;
}

/**
 * The state after an edit; null where nothing may be edited any more. `touchesAgreed` says that goal, dates, money or items are others
 * than before.
 */
export function stateAfterEdit(
  state: CampaignState,
  touchesAgreed: boolean,
  isChangedSinceApproval: boolean,
): EditOutcome | null {
  switch (state) {
    case 'completed':
    case 'cancelled':
      return null;
    case 'draft':
    case 'changes_requested':
      return { state: 'draft', isChangedSinceApproval: false };
    case 'proposed':
      return { state, isChangedSinceApproval: false };
    case 'approved':
      return { state: touchesAgreed ? 'draft' : state, isChangedSinceApproval: false };
    case 'running':
    case 'paused':
      return { state, isChangedSinceApproval: isChangedSinceApproval || touchesAgreed };
  }
}

/** True where the campaign may be deleted rather than cancelled. */
export const isDeletable = (state: CampaignState) => state === 'draft';

/** True where anything about the campaign may still be changed. */
export const isEditable = (state: CampaignState) => stateAfterEdit(state, false, false) !== null;

/** True where there may be something that a client takes along. */
export const isPackable = (state: CampaignState) => state !== 'draft' && state !== 'cancelled';
