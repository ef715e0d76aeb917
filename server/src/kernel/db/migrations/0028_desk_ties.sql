ALTER TABLE "translation_requests" DROP CONSTRAINT "translation_requests_rounds";--> statement-breakpoint
ALTER TABLE "translation_jobs" ADD COLUMN "delivery_note" text;--> statement-breakpoint
CREATE INDEX "translation_requests_quoted" ON "translation_requests" USING btree (("quote"->>'valid_until')) WHERE state = 'quoted';--> statement-breakpoint
ALTER TABLE "translation_requests" DROP COLUMN "deposit";--> statement-breakpoint
ALTER TABLE "translation_requests" ADD CONSTRAINT "translation_requests_rounds" CHECK ("translation_requests"."revision_rounds" >= 0);--> statement-breakpoint
-- Who loses the scope `platform` loses whom they act as.
DROP TRIGGER users_access_changed ON users;--> statement-breakpoint
CREATE TRIGGER users_access_changed BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.is_admin, OLD.staff_scope, OLD.account_id, OLD.password_hash, OLD.disabled_at, OLD.removed_at)
    IS DISTINCT FROM (NEW.role, NEW.is_admin, NEW.staff_scope, NEW.account_id, NEW.password_hash, NEW.disabled_at, NEW.removed_at))
  EXECUTE FUNCTION count_access_changes();
