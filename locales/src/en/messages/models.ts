// Model connections: answers, failures and acts.
export default {
  audit_model_connection_created: 'Added the model connection {subject}',
  audit_model_connection_changed: 'Changed the model connection {subject}',
  audit_model_connection_deleted: 'Deleted the model connection {subject}',
  audit_model_connection_tested: 'Tested the model connection {subject}',
  audit_platform_model_chosen: 'Chose a model for the platform: {subject}',
  audit_model_chosen: 'Chose who writes for the account: {subject}',
  audit_model_prices_saved: 'Changed prices of models: {subject}',
  MODEL_UNREACHABLE: 'The connected model cannot be reached',
  MODEL_BUSY: 'The connected model is busy. Please try again in a few minutes.',
  MODEL_REFUSED_KEY: 'The model provider refused the key. Ask an administrator of this platform to check the connection.',
  MODEL_TIMED_OUT: 'The connected model took too long to answer',
  MODEL_REPLY_INVALID: 'The connected model gave no usable answer, even when asked again',
  MODEL_DECLINED: 'The connected model declined to write this',
  MODEL_INPUT_TOO_LONG:
    'What the connected model was given is too long for it: shorten the text or use fewer sources, or connect a model with a larger context',
  MODEL_ANSWER_TOO_LARGE:
    'The connected model’s answer had no end and was cut off. Nothing was charged; try again or use another model.',
  connection_saved: 'The connection was saved',
  connection_deleted: 'The connection was removed',
  connection_works: 'The connection works',
  connection_failed: 'The connection does not work: {problem}',
  connection_not_found: 'This connection was not found',
  model_chosen: 'The choice was saved',
  model_prices_saved: 'The prices were saved',
  model_of_platform: 'the platform’s model',
};
