// Words of a link that say nothing of where it leads; compared in lower case and whole.
export default ['click here', 'here', 'read more', 'more', 'learn more', 'this page', 'link', 'this link', 'this', 'more info'];
