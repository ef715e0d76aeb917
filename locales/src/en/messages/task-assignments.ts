export default {
  metadata_optimized: 'An optimized title and description are ready',
};
