export default {
  short: 'Every price is known before you order.',
  lead_one: 'Every price is known before you order. A new account starts with {{credits}} credit.',
  lead_other: 'Every price is known before you order. A new account starts with {{credits}} credits.',
  failed: 'The prices could not be fetched',
};
