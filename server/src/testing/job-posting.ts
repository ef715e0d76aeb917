// An order of a job posting and a model's answer to it, for tests of how orders run.

/** The form of `job_posting`, filled in. */
export const posting = {
  job_title: 'Baker',
  company_name: 'Mill Lane',
  responsibilities: 'Bake bread',
  skills: 'Patience',
  location: 'Leeds',
  application_instructions: 'Write to us',
  language: 'en',
};

/** Model answer as JSON of the tool's result. */
export const writtenPosting = JSON.stringify({
  title: 'Baker',
  location: 'Leeds',
  about_us: '<p>We bake.</p>',
  responsibilities: ['Bake bread'],
  requirements: ['Patience'],
  nice_to_have: [],
  benefits: [],
  how_to_apply: '<p>Write to us</p>',
  meta_description: 'Baker in Leeds',
});
