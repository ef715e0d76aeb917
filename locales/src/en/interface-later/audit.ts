export default {
  search: 'Search names',
  act: 'Action',
  anyAct: 'All actions',
  person: 'Person',
  anybody: 'Everyone',
  from: 'From',
  to: 'To',
  clear: 'Clear filters',
  none: 'No matching entries',
  as: '{{actor}} as {{person}}',
  platform: 'The platform',
  exportCsv: 'Export as csv',
};
