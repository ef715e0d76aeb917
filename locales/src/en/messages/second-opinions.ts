export default {
  opinion_running: 'A second opinion on this document is being written',
  text_too_long: 'This text is too long for a second opinion',
};
