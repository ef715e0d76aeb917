CREATE TABLE "version_scores" (
	"version_id" integer PRIMARY KEY NOT NULL,
	"score" smallint,
	"parts" jsonb NOT NULL,
	"rule_version" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "version_scores_score" CHECK ("version_scores"."score" between 0 and 100),
	CONSTRAINT "version_scores_parts" CHECK (octet_length("version_scores"."parts"::text) <= 8192)
);
--> statement-breakpoint
ALTER TABLE "version_scores" ADD CONSTRAINT "version_scores_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_versions_open" ON "document_versions" USING btree ("updated_at") WHERE is_open;--> statement-breakpoint
CREATE INDEX "additional_sources_url" ON "additional_sources" USING hash ("url") WHERE url is not null;