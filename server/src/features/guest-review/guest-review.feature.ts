// Guest review: people without a seat read, comment on and approve the tasks of a review link.
import { defineFeature } from '../../kernel/feature.ts';
import { guestReviewRoutes } from './guest-review.routes.ts';

export const guestReview = defineFeature({
  name: 'guest-review',
  tags: {
    guestReview: ['Guest review', 'What a review link opens, for its guest.'],
  },
  routes: (kernel) => ({ guestReview: guestReviewRoutes(kernel) }),
});
