-- Documents also change hands without changing their workspace: when a person is removed, theirs move to whoever removes them.
CREATE OR REPLACE FUNCTION keep_document_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_document_count(NEW.user_id, NEW.workspace_id, NEW.status, 1);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_document_count(OLD.user_id, OLD.workspace_id, OLD.status, -1);
  ELSIF NOT (OLD.status IN ('processing', 'in_progress') AND NEW.status IN ('processing', 'in_progress')
      AND OLD.workspace_id IS NOT DISTINCT FROM NEW.workspace_id AND OLD.user_id = NEW.user_id) THEN
    PERFORM add_to_document_count(OLD.user_id, OLD.workspace_id, OLD.status, -1);
    PERFORM add_to_document_count(NEW.user_id, NEW.workspace_id, NEW.status, 1);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP TRIGGER order_details_count_moves ON order_details;
--> statement-breakpoint
CREATE TRIGGER order_details_count_moves AFTER UPDATE ON order_details FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.workspace_id IS DISTINCT FROM NEW.workspace_id OR OLD.user_id IS DISTINCT FROM NEW.user_id)
  EXECUTE FUNCTION keep_document_counts();
