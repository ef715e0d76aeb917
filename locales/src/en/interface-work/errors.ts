export default {
  notFound: 'The page you requested could not be found.',
  notFoundLead: 'The URL may be misspelt, or what was here has been deleted.',
  toDashboard: 'Go to the dashboard',
};
