export default {
  PERSON_WITHOUT_ACCESS: 'The person who ordered this may no longer use the platform',
  INTERRUPTED: 'The writing was interrupted too often. Please try again.',
  tool_not_live: 'This tool has no preview',
};
