-- A search within days reads when a document was created from the row that it reads for the id anyway: days as terms of the index cost more the more
-- terms a range needs. Every row is written again, and each write of a row would pass its hundreds of terms through the index: that is made afterwards.
DROP INDEX "document_texts_terms";--> statement-breakpoint
ALTER TABLE "document_texts" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
UPDATE document_texts t SET created_at = d.created_at FROM order_details d WHERE d.id = t.order_detail_id;--> statement-breakpoint
ALTER TABLE "document_texts" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "document_texts_terms" ON "document_texts" USING gin ("terms");--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_document_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  detail order_details;
  body text := left(NEW.text, 300000);
BEGIN
  SELECT * INTO detail FROM order_details WHERE id = NEW.order_detail_id;
  NEW.created_at := detail.created_at;
  NEW.terms := array_to_tsvector(document_facets(detail))
    || setweight(to_tsvector('simple', unaccent(detail.title)), 'A')
    || to_tsvector('simple', unaccent(body))
    || strip(to_tsvector(search_configuration(detail.language), detail.title || ' ' || body));
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_document_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE document_texts
    SET terms = ts_delete(terms, document_facets(OLD)) || array_to_tsvector(document_facets(NEW)), created_at = NEW.created_at
    WHERE order_detail_id = NEW.id;
  RETURN NULL;
END;
$$;

--> statement-breakpoint
-- Tool use that waits to be sent to `ANALYTICS_URL`.
CREATE TABLE "analytics_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" jsonb NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "analytics_events_created" ON "analytics_events" USING btree ("created_at");
--> statement-breakpoint
-- Files of an order that is ordered again are rows of their own with the same bytes: the first row counts them, and the last one that goes frees them.
CREATE FUNCTION count_new_asset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM assets WHERE storage_key = NEW.storage_key AND id < NEW.id) THEN
    PERFORM add_storage_use(NEW.account_id, NEW.bytes, NEW.role <> 'result');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_gone_assets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  freed record;
BEGIN
  -- Of two deletions at once, the second looks after the first has committed.
  PERFORM 1 FROM storage_use WHERE account_id IN (SELECT account_id FROM gone) ORDER BY account_id FOR UPDATE;
  FOR freed IN
    SELECT account_id, sum(bytes)::bigint AS bytes FROM (SELECT DISTINCT account_id, storage_key, bytes FROM gone) one
    WHERE NOT EXISTS (SELECT FROM assets left_over WHERE left_over.storage_key = one.storage_key) GROUP BY account_id
  LOOP
    PERFORM add_storage_use(freed.account_id, -freed.bytes, false);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER assets_storage_use ON assets;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER assets_count_new AFTER INSERT ON assets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_new_asset();
--> statement-breakpoint
CREATE TRIGGER assets_count_gone AFTER DELETE ON assets REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_gone_assets();
