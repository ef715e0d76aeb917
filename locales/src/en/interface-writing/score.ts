export default {
  version: 'Score {{score}}',
  versionEarlier: 'Score {{score}}, by earlier rules',
};
