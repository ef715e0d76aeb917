export default {
  queued: 'Waiting for its turn',
  stages: {
    reading: 'Reading the sources',
    planning: 'Planning',
    writing: 'Writing',
    making: 'Making it',
    checking: 'Checking',
  },
  section: 'Writing section {{section}} of {{sections}}',
};
