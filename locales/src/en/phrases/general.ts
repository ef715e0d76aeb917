// The phrase of every composition for missing facts.
export default {
  toAdd: 'To add: ',
};
