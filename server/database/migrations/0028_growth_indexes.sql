-- What an index for searches holds of a text: its runs of one, two and three characters, so that a word
-- of two Chinese characters is found by an index as quickly as a longer one. It is written out here, as
-- the extensions that do alike (pg_trgm, pg_bigm) are not in every PostgreSQL, or miss such words.
-- Dear to compute: plans must look into the index instead of reading rows and computing it.
CREATE FUNCTION search_tokens(content text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 10000
AS $$
	SELECT string_to_array(lowered, NULL)
		|| array(SELECT substr(lowered, start, 2) FROM generate_series(1, length(lowered) - 1) start)
		|| array(SELECT substr(lowered, start, 3) FROM generate_series(1, length(lowered) - 2) start)
	FROM lower(content) lowered
$$;--> statement-breakpoint
-- Which of these a text has that holds the word: its runs of three characters, or itself if it is shorter.
CREATE FUNCTION search_keys(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
	SELECT array(
		SELECT substr(lowered, start, least(3, length(lowered)))
		FROM lower(word) lowered, generate_series(1, greatest(1, length(lowered) - 2)) start
	)
$$;--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("start" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "activities_search" ON "activities" USING gin (search_tokens((coalesce(("title" ->> 'CN'), '') || E'\n' || coalesce(("title" ->> 'US'), '') || E'\n' || coalesce(("title" ->> 'HK'), '') || E'\n' || coalesce(("city" ->> 'CN'), '') || E'\n' || coalesce(("city" ->> 'US'), '') || E'\n' || coalesce(("city" ->> 'HK'), '') || E'\n' || coalesce(("address" ->> 'CN'), '') || E'\n' || coalesce(("address" ->> 'US'), '') || E'\n' || coalesce(("address" ->> 'HK'), '')))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "activity_sign_ups_at" ON "activity_sign_ups" USING btree ("signed_up_at");--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin (search_tokens((coalesce(("title" ->> 'CN'), '') || E'\n' || coalesce(("title" ->> 'US'), '') || E'\n' || coalesce(("title" ->> 'HK'), '') || E'\n' || coalesce(("summary" ->> 'CN'), '') || E'\n' || coalesce(("summary" ->> 'US'), '') || E'\n' || coalesce(("summary" ->> 'HK'), '')))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("create_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_staff_order" ON "users" USING btree ("user_code","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search_tokens((coalesce("first_name", '') || E'\n' || coalesce("last_name", '') || E'\n' || coalesce("chinese_name", '') || E'\n' || coalesce("ad_user", '') || E'\n' || coalesce("user_code", '') || E'\n' || coalesce("phone", '') || E'\n' || coalesce("email", '')))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "project_awards_name" ON "project_awards" USING btree ("name");--> statement-breakpoint
CREATE INDEX "projects_public_order" ON "projects" USING btree ("match_id","rank","id") WHERE ("projects"."published_by" is not null and "projects"."status" between 2 and 4);--> statement-breakpoint
CREATE INDEX "projects_staff_order" ON "projects" USING btree ("submit_date" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE ("projects"."status" >= 1);--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin (search_tokens((coalesce("name", '') || E'\n' || coalesce("summary", '') || E'\n' || coalesce(("team" ->> 'leader'), '') || E'\n' || coalesce(("company" ->> 'name'), '')))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin (search_tokens((coalesce("user_name", '') || E'\n' || coalesce("user_id", '') || E'\n' || coalesce("target", '')))) WITH (fastupdate=false);