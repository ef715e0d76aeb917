export default {
  review_link_unknown: 'This link does not exist. Ask the person who sent it for a new one.',
  review_link_ended: 'This link has ended',
  review_link_of_guest:
    'This link is for the guest it was sent to. You are logged in as a member of this company: open the task in Folio.',
  review_code_needed: 'This link was opened in another browser. Enter the code that was sent to you by email.',
  review_code_wrong: 'The code is wrong or too old. Request a new one.',
  guest_may_not: 'This link does not allow that',
  review_link_not_found: 'This review link was not found',
  review_link_revoked: 'This review link is revoked. Create a new one.',
  review_link_created: 'The review link was sent to {email}',
  review_link_mail_failed:
    'The review link was created, but the email to {email} could not be sent. Copy the link and send it yourself.',
  review_link_extended: 'The review link was extended',
  review_link_revoked_now: 'The review link was revoked',
  review_link_mail_subject: '{company}: please review “{title}”',
  review_link_mail_subject_many: '{company}: please review {count} texts',
  review_link_mail_hello: 'Hello {guest},',
  review_link_mail_text: '{name} of {company} asks you to review:',
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
  audit_review_link_created: 'Created a review link for {subject}',
  audit_review_link_extended: 'Extended the review link of {subject}',
  audit_review_link_revoked: 'Revoked the review link of {subject}',
  audit_review_link_refused: 'The review link of {subject} was refused by its recipient',
  review_link_mail_reminder: '{company}: reminder to review “{title}”',
};
