// A mutation that is reset by its own effect can be run again.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useSingleMutation } from './use-single-mutation.ts';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;

test('a form that begins once more when it is saved can be saved a second time', async () => {
  let sent = 0;
  const { result } = renderHook(
    () => {
      const saving: ReturnType<typeof useSingleMutation<void, void>> = useSingleMutation<void, void>({
        mutationFn: async () => {
          sent += 1;
        },
        onSuccess: () => saving.reset(),
      });
      return saving;
    },
    { wrapper },
  );
  for (const times of [1, 2]) {
    act(() => result.current.run());
    await waitFor(() => expect(sent).toBe(times));
    await waitFor(() => expect(client.isMutating()).toBe(0));
  }
});
