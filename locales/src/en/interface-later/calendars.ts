// Calendar feed of a person’s tasks.
export default {
  open: 'Calendar feed',
  title: 'Calendar feed',
  lead: 'Shows the due dates of your tasks and reviews in this workspace in your calendar program. It updates automatically.',
  leadAll:
    'Shows the due dates of your tasks and reviews in all your workspaces in your calendar program. It updates automatically.',
  none: 'You have no calendar feed.',
  create: 'Create feed',
  created: 'Copy the URL now. It is not shown again.',
  copyNow: 'Copy the URL',
  warning: 'Anyone with this URL can read the titles, statuses and dates of your tasks and reviews. Texts are not included.',
  add: 'In Google Calendar, Outlook, Apple Calendar or Thunderbird, add a calendar from a URL and paste it.',
  replace: 'Replace',
  replaceText: 'The URL in use stops working. Your calendars need the new one.',
  revoke: 'Revoke',
  revokeText: 'Calendars that use this feed stop receiving updates.',
  since: 'Created on {{day}}',
  read: 'Last read {{time}}',
  notRead: 'Not read by any calendar yet',
  failed: 'Failed to fetch the calendar feed',
  done: 'Done',
};
