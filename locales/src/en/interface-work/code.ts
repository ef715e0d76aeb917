export default {
  app: 'Code',
  appHint: 'Six digits from your authenticator app',
  recovery: 'Recovery code',
  recoveryHint: 'One of those you kept when you switched the two-factor login on',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the authenticator app instead',
};
