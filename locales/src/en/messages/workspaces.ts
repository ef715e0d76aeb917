export default {
  audit_workspace_created: 'Created the workspace {subject}',
  audit_workspace_deleted: 'Deleted the workspace {subject}',
  audit_workspace_member_added: 'Added {subject} to a workspace',
  audit_workspace_member_removed: 'Took {subject} out of a workspace',
  workspace_created: 'The workspace was created',
  workspace_deleted: 'The workspace was deleted',
  workspace_not_found: 'This workspace was not found',
  workspace_limit: 'You have reached your workspace limit ({max})',
  workspace_needs_manager: '“{name}” needs at least one member who may manage it',
  workspace_members_added: 'The members were added',
  workspace_members_removed: 'The members were removed',
  person_not_found: 'This person was not found',
};
