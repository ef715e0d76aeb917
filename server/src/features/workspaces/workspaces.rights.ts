import { defineRight } from '../../kernel/policy.ts';

export const workspaceRights = {
  /** Change and delete other users' documents in a workspace. */
  manageDocuments: defineRight('document.manage_others', 'intermediate'),
  create: defineRight('workspace.create', 'intermediate'),
  delete: defineRight('workspace.delete', 'admin'),
  update: defineRight('workspace.update', 'intermediate'),
};
