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
  // `onSettled` is not called for a mutation that was reset while it ran, as a form does that begins once more when it is saved.
  const reset = () => {
    isRunning.current = false;
    mutation.reset();
  };
  return { run, reset, isPending: mutation.isPending, error: mutation.error };
}
