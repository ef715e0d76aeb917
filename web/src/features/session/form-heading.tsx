import classes from './session-form.module.css';

/** Title and one sentence above a form for getting in. */
export function FormHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
    </>
  );
}
