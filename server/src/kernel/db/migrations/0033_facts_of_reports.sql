CREATE TABLE "model_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"unit" text NOT NULL,
	"micros" integer,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"user_id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_prices_micros" CHECK ("model_prices"."micros" >= 0)
);
--> statement-breakpoint
CREATE TABLE "publication_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publication_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publication_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"workspace_id" integer,
	"website_id" integer NOT NULL,
	"order_detail_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"is_update" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "is_own_machine" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "model_prices" ADD CONSTRAINT "model_prices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_prices_model" ON "model_prices" USING btree ("provider","model","unit","valid_from");--> statement-breakpoint
CREATE INDEX "publication_events_created" ON "publication_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "publication_events_publication" ON "publication_events" USING btree ("publication_id","id");--> statement-breakpoint
CREATE INDEX "model_calls_created" ON "model_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_details_accepted" ON "order_details" USING btree ("accepted_at") WHERE accepted_at is not null;--> statement-breakpoint
-- An output was accepted in the transaction that wrote its first version, and settled there where it cost credits. Outputs without either keep null.
UPDATE order_details d SET accepted_at = first.created_at
FROM document_versions first
WHERE first.order_detail_id = d.id AND first.number = 1 AND d.status = 'accepted';--> statement-breakpoint
UPDATE order_details d SET accepted_at = settled.created_at
FROM (SELECT order_detail_id, min(created_at) AS created_at FROM credit_movements WHERE kind = 'settle' AND order_detail_id IS NOT NULL GROUP BY 1) settled
WHERE settled.order_detail_id = d.id AND d.status = 'accepted' AND d.accepted_at IS NULL;--> statement-breakpoint
-- Calls for an output were made where it is now, as far as is known; those for nothing kept (conversations, voices, sources) keep null.
UPDATE model_calls c SET workspace_id = d.workspace_id
FROM order_details d WHERE d.id = c.order_detail_id AND c.workspace_id IS NULL AND d.workspace_id IS NOT NULL;--> statement-breakpoint
-- Prices of before are not known: only what ran on this machine has a cost, none.
UPDATE model_calls SET cost_micros = 0, is_own_machine = true WHERE provider IN ('local-gguf', 'local-whisper');--> statement-breakpoint
CREATE FUNCTION publications_note_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO publication_events (publication_id, account_id, workspace_id, website_id, order_detail_id, version_id, user_id, state, is_update)
  SELECT new.id, d.account_id, d.workspace_id, new.website_id, new.order_detail_id, new.version_id, new.user_id, new.state,
    EXISTS (SELECT 1 FROM publication_events e WHERE e.publication_id = new.id AND e.state IN ('live', 'remote_draft'))
  FROM order_details d WHERE d.id = new.order_detail_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER publications_insert_event AFTER INSERT ON publications FOR EACH ROW EXECUTE FUNCTION publications_note_event();--> statement-breakpoint
CREATE TRIGGER publications_update_event AFTER UPDATE OF state ON publications
  FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION publications_note_event();--> statement-breakpoint
-- Of publications of before only the last state and its moment are known.
INSERT INTO publication_events (publication_id, account_id, workspace_id, website_id, order_detail_id, version_id, user_id, state, is_update, created_at)
SELECT p.id, d.account_id, d.workspace_id, p.website_id, p.order_detail_id, p.version_id, p.user_id, p.state, false, p.updated_at
FROM publications p JOIN order_details d ON d.id = p.order_detail_id ORDER BY p.updated_at, p.id;--> statement-breakpoint
CREATE FUNCTION publication_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'publication_events is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER publication_events_stay BEFORE UPDATE OR DELETE ON publication_events FOR EACH ROW EXECUTE FUNCTION publication_events_stay();
