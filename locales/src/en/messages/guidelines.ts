export default {
  audit_briefing_created: 'Created the briefing {subject}',
  audit_briefing_changed: 'Changed the briefing {subject}',
  audit_briefing_deleted: 'Deleted the briefing {subject}',
  briefing_saved: 'The briefing was saved',
  briefing_deleted: 'The briefing was deleted',
};
