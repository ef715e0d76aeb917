export default {
  audit_custom_tool_created: 'Created the tool {subject}',
  audit_custom_tool_changed: 'Changed the tool {subject}',
  audit_custom_tool_deleted: 'Deleted the tool {subject}',
  custom_tool_saved: 'The tool was saved',
  custom_tool_deleted: 'The tool was deleted',
  custom_tool_limit: 'An account can have at most {max} tools of its own',
};
