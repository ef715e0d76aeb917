import type { UserInfo } from '@folio/contract/users';
import { describe, expect, it } from 'vitest';
import { firstSteps } from './first-steps.ts';

const nobody: UserInfo['can'] = {
  open_control_panel: false,
  manage_models: false,
  view_account_usage: false,
  impersonate: false,
  change_credentials: true,
  order_human_proofreading: false,
  manage_webhooks: false,
  create_workspace: false,
  manage_seats: false,
  manage_sources: false,
  create_brand_voices: false,
  open_translation_requests: true,
  open_translation_manager: false,
  open_campaigns: false,
};
const nothing = { documents: 0, voices: 0 };
const none = { source: false, invite: false };
const namesFor = (can: Partial<UserInfo['can']>) =>
  firstSteps({ can: { ...nobody, ...can }, text_model: null, first_steps: none }, nothing).map(({ name }) => name);

describe('first steps', () => {
  it('are those that the person may take', () => {
    expect(namesFor({})).toEqual(['order']);
    expect(namesFor({ manage_sources: true })).toEqual(['order', 'source']);
    const owner = { manage_sources: true, manage_seats: true };
    expect(namesFor(owner)).toEqual(['order', 'source', 'voice', 'invite']);
    expect(namesFor({ ...owner, manage_models: true })).toEqual(['model', 'order', 'source', 'voice', 'invite']);
  });

  it('are ticked by what there is', () => {
    const owner = {
      can: { ...nobody, manage_models: true, manage_seats: true, manage_sources: true },
      text_model: { provider: 'own', model: 'one' },
    };
    const done = (of: Partial<typeof nothing>, taken: Partial<typeof none> = {}) =>
      firstSteps({ ...owner, first_steps: { ...none, ...taken } }, { ...nothing, ...of }).flatMap(({ name, isDone }) =>
        isDone ? [name] : [],
      );
    expect(done({})).toEqual(['model']);
    expect(done({ documents: 1 }, { source: true })).toEqual(['model', 'order', 'source']);
    expect(done({ voices: 1 }, { invite: true })).toEqual(['model', 'voice', 'invite']);
  });

  it('are away once all are done and in a place that is not new; the voices may come later', () => {
    const user = { can: { ...nobody, manage_sources: true }, text_model: null, first_steps: none };
    expect(firstSteps({ ...user, first_steps: { ...none, source: true } }, { ...nothing, documents: 1 })).toEqual([]);
    expect(firstSteps(user, { ...nothing, documents: 10 })).toEqual([]);
    const steps = (taken: Partial<typeof none>) =>
      firstSteps(
        { can: { ...nobody, manage_seats: true }, text_model: null, first_steps: { ...none, ...taken } },
        { documents: 1, voices: null },
      ).map(({ name, isDone }) => [name, isDone]);
    expect(steps({})).toEqual([
      ['order', true],
      ['voice', false],
      ['invite', false],
    ]);
    expect(steps({ invite: true })).toEqual([]);
  });
});
