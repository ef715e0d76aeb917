// Every step from every state, and the effect of an edit in each.
import { type CampaignState, campaignStates } from '@folio/contract/campaign-words';
import { describe, expect, it } from 'vitest';
import { type CampaignStep, campaignSteps, isDeletable, stateAfter, stateAfterEdit, stepOf } from './core/campaign-states.ts';

/** All allowed steps, written out. */
const allowed: [CampaignState, CampaignStep, CampaignState][] = [
  ['draft', 'propose', 'proposed'],
  ['proposed', 'approve', 'approved'],
  ['proposed', 'request_changes', 'changes_requested'],
  ['approved', 'start', 'running'],
  ['running', 'pause', 'paused'],
  ['paused', 'resume', 'running'],
  ['running', 'close', 'completed'],
  ['paused', 'close', 'completed'],
  ['draft', 'cancel', 'cancelled'],
  ['proposed', 'cancel', 'cancelled'],
  ['changes_requested', 'cancel', 'cancelled'],
  ['approved', 'cancel', 'cancelled'],
  ['running', 'cancel', 'cancelled'],
  ['paused', 'cancel', 'cancelled'],
];
const every = campaignStates.flatMap((state) => campaignSteps.map((step) => [state, step] as const));

describe('a step', () => {
  it.each(every)('from %s: %s', (state, step) => {
    const expected = allowed.find(([from, one]) => from === state && one === step)?.[2] ?? null;
    expect(stateAfter(state, step)).toBe(expected);
  });
  it.each([
    ['running', 'approve'],
    ['running', 'request_changes'],
    ['paused', 'approve'],
    ['paused', 'request_changes'],
  ] as const)('that decides on a change of a campaign that is %s keeps it so (%s)', (state, step) => {
    expect(stateAfter(state, step, true)).toBe(state);
  });
  it.each(['draft', 'changes_requested', 'approved', 'completed', 'cancelled'] as const)(
    'decides nothing while the campaign is %s',
    (state) => expect(stateAfter(state, 'approve', true)).toBe(null),
  );
  it('follows from the verdict', () => {
    expect([stepOf('approve'), stepOf('changes')]).toEqual(['approve', 'request_changes']);
  });
});

describe('an edit', () => {
  it.each<[CampaignState, CampaignState | null, CampaignState | null, boolean]>([
    ['draft', 'draft', 'draft', false],
    ['proposed', 'proposed', 'proposed', false],
    ['changes_requested', 'draft', 'draft', false],
    ['approved', 'approved', 'draft', false],
    ['running', 'running', 'running', true],
    ['paused', 'paused', 'paused', true],
    ['completed', null, null, false],
    ['cancelled', null, null, false],
  ])('of %s leads to %s, and to %s where agreed parts change (asks once more: %s)', (state, plain, agreed, asks) => {
    expect(stateAfterEdit(state, false, false)?.state ?? null).toBe(plain);
    expect(stateAfterEdit(state, true, false)?.state ?? null).toBe(agreed);
    expect(stateAfterEdit(state, true, false)?.isChangedSinceApproval ?? false).toBe(asks);
    expect(stateAfterEdit(state, false, true)?.isChangedSinceApproval ?? false).toBe(asks);
  });
  it('is no deletion: only drafts are deleted', () => {
    expect(campaignStates.filter(isDeletable)).toEqual(['draft']);
  });
});
