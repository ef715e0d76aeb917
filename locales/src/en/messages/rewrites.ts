export default {
  rewrite_needs_model: 'This needs a model: the built-in engine rewrites only what it can do without inventing',
  too_many_rewrites: 'Wait until one of the passages being rewritten is done',
};
