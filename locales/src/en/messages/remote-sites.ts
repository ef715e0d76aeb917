// Why a website could not be reached or did not take a document.
export default {
  WEBSITE_UNREACHABLE: 'The website {detail} cannot be reached or does not answer',
  WEBSITE_NOT_PUBLIC: 'The address {detail} is not a public website',
  WEBSITE_REFUSED_LOGIN: '{detail} refused user name or password',
  WEBSITE_NO_RIGHT: 'The user may not write posts on {detail}',
  WEBSITE_NO_API: '{detail} has nothing at this URL that takes documents',
  WEBSITE_REJECTED: 'The website did not take the document (answer {detail})',
  WEBSITE_SECRET_LOST: 'The stored password can no longer be decrypted. Please enter it again.',
  WEBSITE_MOVED: 'The website redirects to {detail}. Enter that URL.',
  WEBSITE_REDIRECTS: 'The website {detail} redirects in a circle. Fix its redirects, then test the connection.',
  WEBSITE_FAILING: 'The website answers with an error: {detail}',
  WEBSITE_CERTIFICATE:
    'The certificate of {detail} is not valid: it may be expired, self-signed or for another host. Fix it on the website, then test the connection.',
};
