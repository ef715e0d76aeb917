ALTER TABLE "users" ADD COLUMN "access_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "own_session_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_generation" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "impersonator_generation" integer;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_own_session_id_sessions_id_fk" FOREIGN KEY ("own_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_impersonator" ON "sessions" USING btree ("impersonator_id");--> statement-breakpoint
CREATE INDEX "sessions_own" ON "sessions" USING btree ("own_session_id");
--> statement-breakpoint
-- Impersonations of before cannot be tied to the session they began in.
DELETE FROM sessions WHERE impersonator_id IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION count_access_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.access_generation := OLD.access_generation + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_access_changed BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.is_admin, OLD.account_id, OLD.password_hash, OLD.disabled_at, OLD.removed_at)
    IS DISTINCT FROM (NEW.role, NEW.is_admin, NEW.account_id, NEW.password_hash, NEW.disabled_at, NEW.removed_at))
  EXECUTE FUNCTION count_access_changes();
