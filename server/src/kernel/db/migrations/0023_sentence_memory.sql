-- Account and languages are in the same index as the trigrams, so that a search reads its own sentences alone.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- Without marks of formatting, each run of white space one space: as `plainText` of contract/src/bilingual/protected-parts.ts.
CREATE FUNCTION memory_plain(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT btrim(regexp_replace(
    regexp_replace(regexp_replace(source, '</?g[0-9]+>', '', 'g'), '<x[0-9]+/>', ' ', 'g'),
    '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'));
END;
--> statement-breakpoint
CREATE FUNCTION memory_hash(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT md5(memory_plain(source));
END;
--> statement-breakpoint
-- A number for each different word, without numbers and punctuation; in scripts without spaces for each character. Account and languages are
-- in it, so that an index of these numbers alone finds the sentences of one memory.
CREATE FUNCTION memory_word_keys(account_id integer, source_language text, target_language text, source text) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT ('x' || left(md5(account_id || ' ' || source_language || ' ' || target_language || ' ' || word[1]), 8))::bit(32)::integer), '{}')
  FROM regexp_matches(lower(memory_plain(source)),
    '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff]|[^\s[:punct:]0-9\u00a0-\u00bf\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2000-\u206f\u3000-\u30ff\u3400-\u9fff\uff00-\uff20]+',
    'g') AS word;
END;
--> statement-breakpoint
ALTER TABLE "translated_texts" RENAME TO "memory_units";
--> statement-breakpoint
ALTER TABLE "memory_units" RENAME CONSTRAINT "translated_texts_account_id_accounts_id_fk" TO "memory_units_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "memory_units" RENAME CONSTRAINT "translated_texts_pkey" TO "memory_units_pkey";
--> statement-breakpoint
ALTER SEQUENCE "translated_texts_id_seq" RENAME TO "memory_units_id_seq";
--> statement-breakpoint
ALTER INDEX "translated_texts_source" RENAME TO "memory_units_source";
--> statement-breakpoint
-- What is there was made by machines.
ALTER TABLE "memory_units"
	ADD COLUMN "context_hash" text,
	ADD COLUMN "quality" text DEFAULT 'machine' NOT NULL,
	ADD COLUMN "created_by" integer,
	ADD COLUMN "origin_name" text,
	ADD COLUMN "plain" text GENERATED ALWAYS AS (memory_plain(source)) STORED NOT NULL,
	ADD COLUMN "plain_hash" text GENERATED ALWAYS AS (memory_hash(source)) STORED NOT NULL,
	ADD COLUMN "word_keys" integer[] GENERATED ALWAYS AS (memory_word_keys(account_id, source_language, target_language, source)) STORED NOT NULL,
	ADD CONSTRAINT "memory_units_quality" CHECK (quality in ('machine', 'imported', 'confirmed', 'reviewed', 'certified'));
--> statement-breakpoint
ALTER TABLE "memory_units" ALTER COLUMN "quality" DROP DEFAULT;
--> statement-breakpoint
-- The commonest words are known to `find-candidates.queries.ts` by the statistics of this column.
ALTER TABLE "memory_units" ALTER COLUMN "word_keys" SET STATISTICS 300;
--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD COLUMN "note" text;
--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD COLUMN "is_forbidden" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "memory_units" ADD CONSTRAINT "memory_units_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "memory_units_plain" ON "memory_units" USING btree ("account_id","source_language","target_language","plain_hash");
--> statement-breakpoint
CREATE INDEX "memory_units_list" ON "memory_units" USING btree ("account_id","id");
--> statement-breakpoint
CREATE INDEX "memory_units_created_by" ON "memory_units" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "memory_units_words" ON "memory_units" USING gin ("word_keys") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "memory_units_source_text" ON "memory_units" USING gin ("account_id","source_language","target_language","plain" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "memory_units_target_text" ON "memory_units" USING gin ("account_id","source_language","target_language","target" gin_trgm_ops);
--> statement-breakpoint
-- Units that have all these words. Set so that the index is read also where the planner knows nothing of the table yet, as after an import.
CREATE FUNCTION memory_units_with(keys integer[], most integer) RETURNS TABLE (id integer, size integer)
LANGUAGE sql STABLE ROWS 20 SET enable_seqscan = off
BEGIN ATOMIC
  SELECT m.id, cardinality(m.word_keys) FROM memory_units m WHERE m.word_keys @> keys LIMIT most;
END;
