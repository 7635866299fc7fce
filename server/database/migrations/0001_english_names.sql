ALTER TABLE "projects" drop column "search_text";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "contact_english_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "english_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "english_summary" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_form(coalesce("projects"."name", '') || E'\x1f' || coalesce("projects"."english_name", '') || E'\x1f' || coalesce("projects"."summary", '') || E'\x1f' || coalesce("projects"."english_summary", '') || E'\x1f' || coalesce(("projects"."team" ->> 'leader'), '') || E'\x1f' || coalesce(("projects"."company" ->> 'name'), ''))) STORED;--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin (search_tokens("search_text")) WITH (fastupdate=false);
