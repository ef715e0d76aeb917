// Models on this machine: answers and failures.
export default {
  local_model_busy: 'This model is being downloaded or is there already',
  local_model_idle: 'This model is not being downloaded',
  MODEL_HOST_UNREACHABLE: '{detail} did not answer within 5 seconds. What was downloaded is kept.',
  MODEL_NOT_AT_HOST: '{detail} is not there any more',
  MODEL_WITHOUT_SUM: 'The host names no checksum for {detail}, so it is not downloaded',
  MODEL_DISK_FULL: 'The disk needs {detail} GB more',
  MODEL_SUM_WRONG: 'The downloaded file is not the one that its host describes ({detail}); it was removed',
  MODEL_NOT_LOADED: '{detail} was downloaded but cannot be loaded on this machine',
};
