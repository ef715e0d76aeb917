// What every composition may have to say: that something is missing.
export default {
  toAdd: 'To add: ',
};
