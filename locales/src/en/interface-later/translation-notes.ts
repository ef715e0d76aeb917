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
};
