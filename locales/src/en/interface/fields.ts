export default {
  table: 'Table',
};
