export default {
  saveVersion: 'Save a version',
  publish: 'Publish',
  proofread: 'Have it proofread',
};
