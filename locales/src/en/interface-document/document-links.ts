// Suggested links of one document.
export default {
  tab: 'Links',
};
