export default {
  generic: 'Generic error',
  tooLarge: 'This file is too large',
  server: 'Server error',
  unreachable: '{{product}} is not reachable at the moment.',
  unreachableBanner: '{{product}} is not reachable at the moment. Your work stays on this page, and we keep trying.',
  safe: 'The server did not answer as expected. Your documents are safe. Try again in a moment.',
  pageTitle: 'This page could not be shown',
  newVersion: 'A new version is available',
  newVersionLead: 'Reload the page to go on.',
  reload: 'Reload',
  chunkTitle: 'Part of this page did not load',
  chunk: 'The connection may have dropped, or there is a new version. Loading the page again usually helps.',
};
