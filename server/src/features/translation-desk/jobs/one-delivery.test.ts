import { expect, it } from 'vitest';
import { asOneDelivery } from './one-delivery.ts';

it('refuses all but one of the deliveries of a job at once, before they do anything', async () => {
  const owner = {};
  let begun = 0;
  const deliver = async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const answers = await Promise.allSettled([
    ...Array.from({ length: 20 }, () => asOneDelivery(owner, 1, deliver)),
    asOneDelivery(owner, 2, deliver),
    asOneDelivery({}, 1, deliver),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(begun).toBe(3);
});

it('lets the next one begin after one that failed', async () => {
  const owner = {};
  await expect(asOneDelivery(owner, 1, () => Promise.reject(new Error('The file is damaged')))).rejects.toThrow('damaged');
  expect(await asOneDelivery(owner, 1, async () => 'delivered')).toBe('delivered');
});
