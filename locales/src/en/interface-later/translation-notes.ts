export default {
  deposit:
    '{{credits}} credits of your order are reserved already and count towards this quote. They come back where you do not authorise it.',
  delivery: 'Note: {{note}}',
  approveMeaning:
    'Approving accepts the delivered text, charges the credits and closes the request. You can no longer request a revision.',
  approveFor_one: 'Approve for {{credits}} credit',
  approveFor_other: 'Approve for {{credits}} credits',
  approveWords: 'Words delivered',
  approveCredits: 'Credits charged',
  retried: 'The text is being written again',
  failed: 'The AI text failed. {{reason}} Retry it, or cancel the request.',
  failedHolds:
    'The AI text failed. {{reason}} {{credits}} credits stay reserved for the people who work on it next. Retry it, or cancel the request to release them.',
  failedForDesk: 'The AI text failed. {{reason}} The requester must retry it before a linguist can work on it.',
  waitsHere: '{{number}} waits for this text and has {{credits}} credits reserved.',
  openRequest: 'Open request',
};
