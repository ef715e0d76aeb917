export default {
  outline: 'Outline',
  noHeadings: 'This text has no headings yet',
};
