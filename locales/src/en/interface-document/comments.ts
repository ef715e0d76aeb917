export default {
  title: 'Comments',
  open: 'Open ({{open}})',
};
