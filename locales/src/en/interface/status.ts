export default {
  ready: 'Ready',
  progress: 'In Progress',
  hold: 'On hold',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
