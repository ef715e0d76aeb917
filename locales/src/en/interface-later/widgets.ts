// Cards that list open work.
export default {
  openList: 'Open the list',
  overdue: 'Overdue',
  guest: '{{name}}, guest',
  notApproved: 'Not approved',
  names: {
    my_tasks: 'My open tasks',
    due: 'Due in the next 7 days',
    overdue: 'Overdue',
    translations: 'Translation requests',
    waiting: 'Waiting for your review',
    load: 'Review load',
    live_next: 'Goes live next',
    trend: 'Latest trend',
  },
  empty: {
    my_tasks: 'You have no open tasks',
    due: 'Nothing is due in the next 7 days',
    overdue: 'Nothing is overdue',
    translations: 'No translation request is open',
    waiting: 'Nothing waits for your review',
    load: 'No task is in review',
    live_next: 'No publication is planned',
    trend: 'The trend of a keyword appears here when you check one',
  },
};
