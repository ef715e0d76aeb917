export default {
  review_link_unknown: 'This link does not exist. Ask the person who sent it for a new one.',
  review_link_ended: 'This link has ended',
  review_link_of_guest:
    'This link is for the guest it was sent to. You are logged in as a member of this company: open the task in Folio.',
  review_code_needed: 'Enter the code that was sent to you by email',
  review_code_wrong: 'The code is wrong or too old. Request a new one.',
  guest_may_not: 'This link does not allow that',
  review_link_not_found: 'This review link was not found',
  review_link_revoked: 'This review link is revoked. Create a new one.',
  review_link_created: 'The review link was sent to {email}',
  review_link_not_mailed:
    'The review link was created, but the email to {email} could not be sent. Check the mail server and create a new link.',
  review_link_in_outbox: 'The review link was created. No mail server is set up: the email to {email} is in the outbox folder.',
  review_link_mail_failed:
    'The review link was created, but the email to {email} could not be sent. Copy the link and send it yourself.',
  review_link_extended: 'The review link was extended',
  review_link_revoked_now: 'The review link was revoked',
  question_not_found: 'This question is not open',
  question_waived: 'The question was waived',
  task_question_open: '{guest} asks: “{question}”. Answer, resolve or waive the question before publishing.',
  review_link_mail_subject: '{company}: please review “{title}”',
  review_link_mail_subject_many: '{company}: please review {count} texts',
  review_link_mail_hello: 'Hello {guest},',
  review_link_mail_text: '{name} of {company} asks you to review:',
  review_link_mail_text_own: '{name} asks you to review:',
  review_link_mail_note: '{name} writes: {note}',
  review_link_mail_button: 'Open the review',
  review_link_mail_foot:
    'This link is personal and valid until {day}. In another browser it asks for a code that is sent to this address.',
  review_code_mail_subject: 'Your code for the review at {company}',
  review_code_mail_text:
    'Your code is {code}. It is valid for 10 minutes. If you did not request it, ignore this email and tell the person who sent you the link.',
  review_code_mail_foot: 'Nobody from the company will ask you for this code.',
  review_link_refused_subject: '{guest} says that a review link is not for them',
  review_link_refused_text:
    'The review link for {guest} ({email}) was refused and has ended. Check the address and create a new link.',
  review_link_reported_text:
    'Someone who cannot open the review link for {guest} ({email}) says that it is not for them. The link still works: check the email address and revoke the link if it is wrong.',
  audit_review_link_created: 'Created a review link for {subject}',
  audit_review_link_extended: 'Extended the review link of {subject}',
  audit_review_link_revoked: 'Revoked the review link of {subject}',
  audit_review_link_refused: 'The review link of {subject} was refused by its recipient',
  audit_task_question_waived: 'Waived a guest question on {subject}',
  audit_campaign_guest_decided: 'Guest decision on a campaign by {subject}',
  audit_task_guest_decided: 'Guest decision on a task by {subject}',
  audit_review_link_reported: 'The review link of {subject} was reported from an unconfirmed browser',
  review_link_mail_reminder: '{company}: reminder to review “{title}”',
};
