// Where toasts are drawn; loaded with the first of them.
import { Notifications } from '@mantine/notifications';

export function Toasts() {
  return <Notifications position="top-right" autoClose={5000} limit={5} containerWidth={380} zIndex={500} />;
}
