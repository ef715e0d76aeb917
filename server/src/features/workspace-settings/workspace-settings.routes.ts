// Calls on the voices and sources of a workspace, and the defaults of its orders.
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { showWorkspace } from '../workspaces/index.ts';
import { changeSettings, toggleAsset } from './update-workspace.ts';
import { listChoices } from './workspace-toggles.queries.ts';

export function workspaceSettingsRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    showOne: rpc.workspaceSettings.showOne.handler(async ({ context: { actor }, input }) => {
      if (!input.id) return { workspace: null, choices: null };
      const workspace = await showWorkspace(database, actor, input.id);
      const choices = workspace.can.update ? await listChoices(database, actor.accountId, input.id) : null;
      return { workspace, choices };
    }),
    update: rpc.workspaceSettings.update.handler(async ({ context: { actor, reader }, input }) => {
      const { id, user_id: _user, source: _source, ...settings } = input;
      const workspace = await changeSettings(kernel, actor, id, settings);
      return { message: message('workspace_updated', reader.language), workspace };
    }),
    toggleBrandVoice: rpc.workspaceSettings.toggleBrandVoice.handler(async ({ context: { actor, reader }, input }) => {
      const { isOn, workspace } = await toggleAsset(kernel, actor, input.id, 'brand_voice', {
        id: input.brand_voice_id,
        isOn: input.is_on,
      });
      return { message: message('workspace_updated', reader.language), is_on: isOn, workspace };
    }),
    toggleAdditionalSource: rpc.workspaceSettings.toggleAdditionalSource.handler(
      async ({ context: { actor, reader }, input }) => {
        const { isOn, workspace } = await toggleAsset(kernel, actor, input.id, 'additional_source', {
          id: input.additional_source_id,
          isOn: input.is_on,
        });
        return { message: message('workspace_updated', reader.language), is_on: isOn, workspace };
      },
    ),
  };
}
