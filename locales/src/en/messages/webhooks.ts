export default {
  audit_webhook_created: 'Added a webhook to {subject}',
  audit_webhook_changed: 'Changed a webhook to {subject}',
  audit_webhook_deleted: 'Deleted a webhook to {subject}',
  webhook_saved: 'The webhook was saved',
  webhook_deleted: 'The webhook was deleted',
  webhook_limit: 'You may have {max} webhooks at most',
  webhook_timed_out: '{detail} did not answer within {seconds} seconds',
  webhook_moved: '{detail} redirects, and deliveries follow no redirects. Enter the URL that it redirects to',
  webhook_interrupted: 'The delivery was interrupted',
};
