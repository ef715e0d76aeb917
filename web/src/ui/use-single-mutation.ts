import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that runs once at a time: asked again before it has ended, also before the next rendering, it does nothing. */
export function useSingleMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const isRunning = useRef(false);
  const mutation = useMutation(options);
  const run = (variables: Variables, onEnd?: () => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(variables, {
      onSettled: () => {
        isRunning.current = false;
        onEnd?.();
      },
    });
  };
  return { run, reset: mutation.reset, isPending: mutation.isPending, error: mutation.error };
}
