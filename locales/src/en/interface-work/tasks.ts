export default {
  form: {
    create: 'Create task',
  },
};
