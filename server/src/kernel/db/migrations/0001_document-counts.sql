CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX order_details_title_search ON order_details USING gin (title gin_trgm_ops);
--> statement-breakpoint
-- Counts documents by scope and status. "processing" and "in_progress" are one bucket, as people see them.
CREATE FUNCTION add_to_document_count(of_user integer, of_workspace integer, of_status text, by_count integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO document_counts (user_id, workspace_id, status, shard, count)
  VALUES (CASE WHEN of_workspace IS NULL THEN of_user END, of_workspace, CASE of_status WHEN 'processing' THEN 'in_progress' ELSE of_status END, pg_backend_pid() % 16, by_count)
  ON CONFLICT (coalesce(workspace_id, 0), coalesce(user_id, 0), status, shard) DO UPDATE SET count = document_counts.count + excluded.count;
$$;
--> statement-breakpoint
CREATE FUNCTION keep_document_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_document_count(NEW.user_id, NEW.workspace_id, NEW.status, 1);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_document_count(OLD.user_id, OLD.workspace_id, OLD.status, -1);
  ELSIF NOT (OLD.status IN ('processing', 'in_progress') AND NEW.status IN ('processing', 'in_progress') AND OLD.workspace_id IS NOT DISTINCT FROM NEW.workspace_id) THEN
    PERFORM add_to_document_count(OLD.user_id, OLD.workspace_id, OLD.status, -1);
    PERFORM add_to_document_count(NEW.user_id, NEW.workspace_id, NEW.status, 1);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER order_details_count_changes AFTER INSERT OR DELETE ON order_details FOR EACH ROW EXECUTE FUNCTION keep_document_counts();
--> statement-breakpoint
CREATE TRIGGER order_details_count_moves AFTER UPDATE ON order_details FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.workspace_id IS DISTINCT FROM NEW.workspace_id) EXECUTE FUNCTION keep_document_counts();
--> statement-breakpoint
INSERT INTO platform_flags (id) VALUES (1);
