CREATE TABLE "storage_limit" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"max_bytes" bigint,
	CONSTRAINT "storage_limit_one_row" CHECK ("storage_limit"."is_only")
);
--> statement-breakpoint
CREATE TABLE "storage_use" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"used_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "additional_sources" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO storage_use (account_id, used_bytes) SELECT account_id, sum(bytes) FROM assets GROUP BY account_id;
--> statement-breakpoint
CREATE FUNCTION add_storage_use(of_account integer, added bigint, is_refusable boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  now_used bigint;
BEGIN
  IF added = 0 THEN
    RETURN;
  END IF;
  INSERT INTO storage_use AS held (account_id, used_bytes) VALUES (of_account, added)
    ON CONFLICT (account_id) DO UPDATE SET used_bytes = held.used_bytes + added
    RETURNING used_bytes INTO now_used;
  IF is_refusable AND now_used > (SELECT max_bytes FROM storage_limit) THEN
    RAISE EXCEPTION 'Account % has used up its storage', of_account USING ERRCODE = 'FS001';
  END IF;
END $$;
--> statement-breakpoint
-- Only a new file that somebody gave is refused: what an order made is paid, and measuring an old file adds none.
CREATE FUNCTION count_storage_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_storage_use(OLD.account_id, -coalesce(OLD.bytes, 0), false);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_storage_use(NEW.account_id, coalesce(NEW.bytes, 0),
      TG_OP = 'INSERT' AND NOT (TG_TABLE_NAME = 'assets' AND to_jsonb(NEW) ->> 'role' = 'result'));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: the account's row is locked last and briefly, so that no other lock is waited for while it is held.
CREATE CONSTRAINT TRIGGER assets_storage_use AFTER INSERT OR DELETE OR UPDATE OF bytes, account_id ON assets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage_use();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER additional_sources_storage_use AFTER INSERT OR DELETE OR UPDATE OF bytes, account_id ON additional_sources
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage_use();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER chat_attachments_storage_use AFTER INSERT OR DELETE OR UPDATE OF bytes, account_id ON chat_attachments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage_use();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bulk_uploads_storage_use AFTER INSERT OR DELETE OR UPDATE OF bytes, account_id ON bulk_uploads
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage_use();
