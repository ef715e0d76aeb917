export default {
  audit_workspace_updated: 'Changed the workspace {subject}',
  audit_workspace_brand_voice_added: 'Let a workspace use the brand voice {subject}',
  audit_workspace_brand_voice_removed: 'Took the brand voice {subject} from a workspace',
  audit_workspace_additional_source_added: 'Let a workspace use the source {subject}',
  audit_workspace_additional_source_removed: 'Took the source {subject} from a workspace',
  workspace_updated: 'Workspace updated',
};
