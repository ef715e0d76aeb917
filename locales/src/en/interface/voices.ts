export default {
  title: 'Brand voices',
};
