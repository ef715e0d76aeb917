-- Kept answers of earlier versions have another shape and are good for a day at most.
DELETE FROM "idempotent_answers";--> statement-breakpoint
ALTER TABLE "idempotent_answers" ALTER COLUMN "answer" SET NOT NULL;--> statement-breakpoint
UPDATE "order_details" d SET "folder_id" = NULL FROM "folders" f WHERE f."id" = d."folder_id"
  AND (f."workspace_id" IS DISTINCT FROM d."workspace_id" OR (d."workspace_id" IS NULL AND f."user_id" <> d."user_id"));--> statement-breakpoint
UPDATE "orders" o SET "folder_id" = NULL FROM "folders" f WHERE f."id" = o."folder_id"
  AND (f."workspace_id" IS DISTINCT FROM o."workspace_id" OR (o."workspace_id" IS NULL AND f."user_id" <> o."user_id"));--> statement-breakpoint
-- A personal folder is told from others' by its user, so no foreign key can say this.
CREATE FUNCTION check_folder_scope() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.folder_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM folders f WHERE f.id = NEW.folder_id AND f.workspace_id IS NOT DISTINCT FROM NEW.workspace_id
      AND (NEW.workspace_id IS NOT NULL OR f.user_id = NEW.user_id)
  ) THEN
    RAISE EXCEPTION 'Folder % lies in another workspace', NEW.folder_id USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_folder_scope';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER order_details_folder_scope BEFORE INSERT OR UPDATE OF folder_id, workspace_id, user_id ON "order_details" FOR EACH ROW EXECUTE FUNCTION check_folder_scope();--> statement-breakpoint
CREATE TRIGGER orders_folder_scope BEFORE INSERT OR UPDATE OF folder_id, workspace_id, user_id ON "orders" FOR EACH ROW EXECUTE FUNCTION check_folder_scope();
