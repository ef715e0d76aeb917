// What is wrong with passwords, codes, emails and credits.
export default {
  email_taken: 'There is already an account with this email',
  too_few_credits: 'This costs {price} credits and {available} are left',
  wrong_code: 'This code is incorrect or was used before',
  passwords_differ: 'The passwords do not match',
  same_password: 'Choose a password that differs from the current one',
  trivial_password: 'Choose a password that is harder to guess',
  wrong_password: 'The current password is wrong',
  credentials_refused: 'Login or password is refused',
  not_the_name: 'Type the name exactly as it is shown',
};
