export default {
  label: 'Pages',
  range: '{{from}} to {{to}} of {{total}}',
  page: 'Page {{page}}',
  previous: 'Previous page',
  next: 'Next page',
};
