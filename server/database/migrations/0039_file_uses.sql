CREATE TABLE "file_uses" (
	"source" text NOT NULL,
	"record_key" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "file_uses_source_record_key_file_id_pk" PRIMARY KEY("source","record_key","file_id")
);
--> statement-breakpoint
CREATE TABLE "removed_files" (
	"id" text PRIMARY KEY NOT NULL,
	"row" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uses_file" ON "file_uses" USING btree ("file_id");--> statement-breakpoint
-- The only list of what names files: the table, its primary key, and the columns to look in (null: all).
-- Of records that users write, only the columns count: a file's identifier in a text of theirs is no use.
CREATE FUNCTION "file_use_sources"() RETURNS TABLE (source text, key_columns text[], file_columns text[])
LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('activities', '{id}'::text[], null::text[]),
		('configs', '{key}', null),
		('document_templates', '{id}', null),
		('experts', '{id}', '{avatar_file_id}'),
		('legal_texts', '{kind,version}', null),
		('links', '{id}', null),
		('matches', '{id}', null),
		('news', '{id}', null),
		('organisations', '{id}', null),
		('project_files', '{project_id,file_id}', '{file_id}'),
		('projects', '{id}', '{logo_file_id,video_file_id}'),
		('record_drafts', '{kind,record_id}', null),
		('record_versions', '{kind,record_id,number}', null),
		('site_identity', '{id}', null),
		('stories', '{id}', null),
		('users', '{id}', '{avatar_file_id}')
$$;--> statement-breakpoint
CREATE FUNCTION "file_use_key"(of_record jsonb, key_columns text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT string_agg(of_record ->> one.name, '/' ORDER BY one.position)
	FROM unnest(key_columns) WITH ORDINALITY AS one (name, position)
$$;--> statement-breakpoint
-- Stores the files that a record names: in quotes in columns and lists, by the address in texts.
CREATE FUNCTION "store_file_uses"(of_source text, of_record jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	place record;
	content jsonb;
BEGIN
	SELECT * INTO place FROM file_use_sources() WHERE source = of_source;
	content := of_record;
	IF place.file_columns IS NOT NULL THEN
		SELECT jsonb_agg(of_record -> name) INTO content FROM unnest(place.file_columns) AS name;
	END IF;
	INSERT INTO file_uses (source, record_key, file_id)
	SELECT DISTINCT of_source, file_use_key(of_record, place.key_columns), files.id
	FROM regexp_matches(content::text, '(?:"|/sys/file/download/)([A-Za-z0-9_-]{1,64})', 'g') AS named (id)
	JOIN files ON files.id = named.id[1]
	ON CONFLICT DO NOTHING;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_file_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- What changes with each visit names no file.
	counters CONSTANT text[] := '{browse_number,signed_up,decided_status}';
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF to_jsonb(OLD) - counters = to_jsonb(NEW) - counters THEN
			RETURN NULL;
		END IF;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM file_uses
		WHERE source = TG_TABLE_NAME AND record_key = (
			SELECT file_use_key(to_jsonb(OLD), key_columns) FROM file_use_sources() place
			WHERE place.source = TG_TABLE_NAME
		);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM store_file_uses(TG_TABLE_NAME, to_jsonb(NEW));
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Finds all uses anew: for rows that were there before the triggers, or before their files.
CREATE FUNCTION "fill_file_uses"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	place record;
BEGIN
	FOR place IN SELECT * FROM file_use_sources() LOOP
		EXECUTE format('SELECT store_file_uses(%L, to_jsonb(one)) FROM %I AS one', place.source, place.source);
	END LOOP;
END
$$;--> statement-breakpoint
-- For operators: makes the row of a removed file again, whose bytes they have moved back.
CREATE FUNCTION "bring_back_file"(of_id text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO files
	SELECT (jsonb_populate_record(
		null::files,
		CASE WHEN EXISTS (SELECT FROM users WHERE id = "row" ->> 'owner_id') THEN "row" ELSE "row" - 'owner_id' END
	)).*
	FROM removed_files WHERE id = of_id;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'no removed file has the identifier %', of_id;
	END IF;
	DELETE FROM removed_files WHERE id = of_id;
	PERFORM fill_file_uses();
END
$$;--> statement-breakpoint
DO $$
DECLARE
	place record;
BEGIN
	FOR place IN SELECT * FROM file_use_sources() LOOP
		EXECUTE format(
			'CREATE TRIGGER keep_file_uses AFTER INSERT OR UPDATE OR DELETE ON %I
			FOR EACH ROW EXECUTE FUNCTION keep_file_uses()',
			place.source
		);
	END LOOP;
END
$$;--> statement-breakpoint
SELECT fill_file_uses();
