export default {
  personalWorkspace: 'Personal workspace',
};
