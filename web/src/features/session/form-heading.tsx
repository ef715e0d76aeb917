import { Text } from '../../ui/text.tsx';
import classes from './session-form.module.css';

/** Title and one sentence above a form for getting in. */
export function FormHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <Text as="h1" size="5xl" family="display">
        {title}
      </Text>
      <Text size="lg" tone="quiet" className={classes.lead}>
        {lead}
      </Text>
    </>
  );
}
