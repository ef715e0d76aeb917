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