// Container of toasts and the undo bar; loaded with the first of them.
import { Notifications } from '@mantine/notifications';
import { UndoBar } from '../ui/undo-bar.tsx';

export function Toasts() {
  return (
    <>
      <Notifications position="top-right" autoClose={5000} limit={5} containerWidth={380} zIndex={500} />
      <UndoBar />
    </>
  );
}
