-- What the list filters by stands in the search index beside the words, so that a search with a filter reads one index and nothing else.
-- No word of a text has a colon. Days, thirds of months, months, quarters and years are those of the document's creation in UTC.
CREATE FUNCTION document_facets(detail order_details) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[
    place_term(detail.workspace_id, detail.user_id),
    ':a:' || detail.user_id,
    ':s:' || shown_status(detail.status),
    ':t:' || detail.tool_slug,
    ':c:' || detail.category,
    ':l:' || detail.language,
    ':f:' || coalesce(detail.folder_id::text, 'none'),
    ':y:' || to_char(detail.created_at AT TIME ZONE 'UTC', 'YYYY'),
    ':q:' || to_char(detail.created_at AT TIME ZONE 'UTC', 'YYYY-Q'),
    ':m:' || to_char(detail.created_at AT TIME ZONE 'UTC', 'YYYY-MM'),
    -- Thirds of a month: to the 10th, to the 20th, to its end.
    ':x:' || to_char(detail.created_at AT TIME ZONE 'UTC', 'YYYY-MM-')
      || least(3, (extract(day FROM detail.created_at AT TIME ZONE 'UTC')::int + 9) / 10),
    ':d:' || to_char(detail.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')
  ];
$$;
--> statement-breakpoint
-- A facet as a search asks for it, whatever signs it holds.
CREATE FUNCTION facet_query(facet text) RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT ('''' || replace(replace(facet, '\', '\\'), '''', '''''') || '''')::tsquery;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_document_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  detail order_details;
  body text := left(NEW.text, 300000);
BEGIN
  SELECT * INTO detail FROM order_details WHERE id = NEW.order_detail_id;
  NEW.terms := array_to_tsvector(document_facets(detail))
    || setweight(to_tsvector('simple', unaccent(detail.title)), 'A')
    || to_tsvector('simple', unaccent(body))
    || strip(to_tsvector(search_configuration(detail.language), detail.title || ' ' || body));
  RETURN NEW;
END;
$$;
--> statement-breakpoint
DROP TRIGGER document_texts_terms ON document_texts;
--> statement-breakpoint
-- Only a text that is written is read word by word; a changed facet leaves the words as they are.
CREATE TRIGGER document_texts_terms BEFORE INSERT OR UPDATE OF text ON document_texts FOR EACH ROW EXECUTE FUNCTION keep_document_terms();
--> statement-breakpoint
DROP TRIGGER order_details_terms ON order_details;
--> statement-breakpoint
CREATE TRIGGER order_details_terms AFTER UPDATE ON order_details FOR EACH ROW
  WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.language IS DISTINCT FROM NEW.language)
  EXECUTE FUNCTION touch_document_text();
--> statement-breakpoint
CREATE FUNCTION keep_document_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE document_texts SET terms = ts_delete(terms, document_facets(OLD)) || array_to_tsvector(document_facets(NEW))
    WHERE order_detail_id = NEW.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER order_details_facets AFTER UPDATE ON order_details FOR EACH ROW
  WHEN (OLD.title IS NOT DISTINCT FROM NEW.title AND OLD.language IS NOT DISTINCT FROM NEW.language
    AND (OLD.workspace_id, OLD.user_id, shown_status(OLD.status), OLD.tool_slug, OLD.category, OLD.folder_id, OLD.created_at)
      IS DISTINCT FROM (NEW.workspace_id, NEW.user_id, shown_status(NEW.status), NEW.tool_slug, NEW.category, NEW.folder_id, NEW.created_at))
  EXECUTE FUNCTION keep_document_facets();
--> statement-breakpoint
UPDATE document_texts t SET terms = t.terms || array_to_tsvector(document_facets(d)) FROM order_details d WHERE d.id = t.order_detail_id;
