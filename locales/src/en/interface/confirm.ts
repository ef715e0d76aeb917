export default {
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  keep: 'Keep',
};
