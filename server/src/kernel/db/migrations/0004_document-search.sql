CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- The configuration that knows a language's word forms; the same list as `features/sources/search-configuration.ts`, which a test compares.
CREATE FUNCTION search_configuration(language text) RETURNS regconfig LANGUAGE sql STABLE AS $$
  SELECT CASE split_part(lower(language), '-', 1)
    WHEN 'ar' THEN 'arabic' WHEN 'hy' THEN 'armenian' WHEN 'eu' THEN 'basque' WHEN 'ca' THEN 'catalan' WHEN 'da' THEN 'danish'
    WHEN 'nl' THEN 'dutch' WHEN 'en' THEN 'english' WHEN 'fi' THEN 'finnish' WHEN 'fr' THEN 'french' WHEN 'de' THEN 'german'
    WHEN 'el' THEN 'greek' WHEN 'hi' THEN 'hindi' WHEN 'hu' THEN 'hungarian' WHEN 'id' THEN 'indonesian' WHEN 'ga' THEN 'irish'
    WHEN 'it' THEN 'italian' WHEN 'lt' THEN 'lithuanian' WHEN 'ne' THEN 'nepali' WHEN 'nb' THEN 'norwegian' WHEN 'nn' THEN 'norwegian'
    WHEN 'no' THEN 'norwegian' WHEN 'pt' THEN 'portuguese' WHEN 'ro' THEN 'romanian' WHEN 'ru' THEN 'russian' WHEN 'sr' THEN 'serbian'
    WHEN 'es' THEN 'spanish' WHEN 'sv' THEN 'swedish' WHEN 'ta' THEN 'tamil' WHEN 'tr' THEN 'turkish' WHEN 'yi' THEN 'yiddish'
    ELSE 'simple' END::regconfig;
$$;
--> statement-breakpoint
-- A term for where a document lies. No word of a text has a colon.
CREATE FUNCTION place_term(of_workspace integer, of_user integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN of_workspace IS NULL THEN ':u' || of_user ELSE ':w' || of_workspace END;
$$;
--> statement-breakpoint
-- A tsvector holds at most 1 MB: of a very long text its first 300,000 characters are found.
CREATE FUNCTION keep_document_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  detail record;
  body text := left(NEW.text, 300000);
BEGIN
  SELECT title, language, workspace_id, user_id INTO detail FROM order_details WHERE id = NEW.order_detail_id;
  NEW.terms := array_to_tsvector(ARRAY[place_term(detail.workspace_id, detail.user_id)])
    || setweight(to_tsvector('simple', unaccent(detail.title)), 'A')
    || to_tsvector('simple', unaccent(body))
    || strip(to_tsvector(search_configuration(detail.language), detail.title || ' ' || body));
  RETURN NEW;
END;
$$;
--> statement-breakpoint
-- Texts and terms lie outside of the rows, so that counting thousands of hits reads few pages.
ALTER TABLE document_texts SET (toast_tuple_target = 128);
--> statement-breakpoint
CREATE TRIGGER document_texts_terms BEFORE INSERT OR UPDATE ON document_texts FOR EACH ROW EXECUTE FUNCTION keep_document_terms();
--> statement-breakpoint
CREATE FUNCTION touch_document_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE document_texts SET text = text WHERE order_detail_id = NEW.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER order_details_terms AFTER UPDATE ON order_details FOR EACH ROW
  WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.workspace_id IS DISTINCT FROM NEW.workspace_id OR OLD.user_id IS DISTINCT FROM NEW.user_id OR OLD.language IS DISTINCT FROM NEW.language)
  EXECUTE FUNCTION touch_document_text();
--> statement-breakpoint
-- Counts follow whole statements where rows come or go, so that a bulk order of thousands is counted once; folders are counted beside their place.
DROP TRIGGER order_details_count_changes ON order_details;
--> statement-breakpoint
DROP TRIGGER order_details_count_moves ON order_details;
--> statement-breakpoint
DROP FUNCTION keep_document_counts();
--> statement-breakpoint
CREATE FUNCTION shown_status(status text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE status WHEN 'processing' THEN 'in_progress' ELSE status END;
$$;
--> statement-breakpoint
CREATE FUNCTION add_to_folder_count(of_folder integer, of_status text, by_count integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO folder_counts (folder_id, status, shard, count)
  SELECT of_folder, shown_status(of_status), pg_backend_pid() % 16, by_count WHERE of_folder IS NOT NULL
  ON CONFLICT (folder_id, status, shard) DO UPDATE SET count = folder_counts.count + excluded.count;
$$;
--> statement-breakpoint
CREATE FUNCTION count_new_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_document_count(user_id, workspace_id, status, count(*)::int) FROM changed GROUP BY user_id, workspace_id, status;
  PERFORM add_to_folder_count(folder_id, status, count(*)::int) FROM changed WHERE folder_id IS NOT NULL GROUP BY folder_id, status;
  INSERT INTO document_texts (order_detail_id) SELECT id FROM changed;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION count_gone_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_document_count(user_id, workspace_id, status, -count(*)::int) FROM changed GROUP BY user_id, workspace_id, status;
  PERFORM add_to_folder_count(folder_id, status, -count(*)::int) FROM changed WHERE folder_id IS NOT NULL GROUP BY folder_id, status;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION count_moved_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_same_state boolean := shown_status(OLD.status) = shown_status(NEW.status);
BEGIN
  IF NOT (is_same_state AND OLD.workspace_id IS NOT DISTINCT FROM NEW.workspace_id AND OLD.user_id = NEW.user_id) THEN
    PERFORM add_to_document_count(OLD.user_id, OLD.workspace_id, OLD.status, -1);
    PERFORM add_to_document_count(NEW.user_id, NEW.workspace_id, NEW.status, 1);
  END IF;
  IF NOT (is_same_state AND OLD.folder_id IS NOT DISTINCT FROM NEW.folder_id) THEN
    PERFORM add_to_folder_count(OLD.folder_id, OLD.status, -1);
    PERFORM add_to_folder_count(NEW.folder_id, NEW.status, 1);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER order_details_count_new AFTER INSERT ON order_details REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_new_documents();
--> statement-breakpoint
CREATE TRIGGER order_details_count_gone AFTER DELETE ON order_details REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_gone_documents();
--> statement-breakpoint
CREATE TRIGGER order_details_count_moves AFTER UPDATE ON order_details FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.workspace_id IS DISTINCT FROM NEW.workspace_id OR OLD.user_id IS DISTINCT FROM NEW.user_id OR OLD.folder_id IS DISTINCT FROM NEW.folder_id)
  EXECUTE FUNCTION count_moved_document();
--> statement-breakpoint
-- Documents that were there before: how many versions they have, and what the search finds in them.
UPDATE order_details d SET version_count = v.number FROM document_versions v WHERE v.id = d.current_version_id;
--> statement-breakpoint
INSERT INTO document_texts (order_detail_id, text)
  SELECT d.id, coalesce(trim(regexp_replace(regexp_replace(v.html, '<[^>]*>', ' ', 'g'), '&(nbsp|amp|lt|gt|quot|#39);', ' ', 'g')), '')
  FROM order_details d LEFT JOIN document_versions v ON v.id = d.current_version_id;
--> statement-breakpoint
-- The search looks into `document_texts` now.
DROP INDEX order_details_title_search;
