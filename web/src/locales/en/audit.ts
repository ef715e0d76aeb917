export default {
  search: 'Search names',
  act: 'Act',
  anyAct: 'Every act',
  person: 'Person',
  anybody: 'Everybody',
  from: 'From day',
  to: 'To day',
  clear: 'Clear filters',
  none: 'Nothing in the log fits',
  as: '{{actor}} as {{person}}',
  platform: 'The platform',
  exportCsv: 'Export as csv',
};
