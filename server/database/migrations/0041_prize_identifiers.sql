ALTER TABLE "project_awards" ADD COLUMN "prize_id" text;--> statement-breakpoint
ALTER TABLE "project_decisions" ADD COLUMN "prize_id" text;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD COLUMN "prize_id" text;--> statement-breakpoint
CREATE INDEX "project_awards_prize" ON "project_awards" USING btree ("prize_id");--> statement-breakpoint
UPDATE "matches" SET "prizes" = (
	SELECT jsonb_agg(jsonb_build_object('id', 'prize-' || "n") || "prize" ORDER BY "n")
	FROM jsonb_array_elements("matches"."prizes") WITH ORDINALITY "t"("prize", "n")
) WHERE jsonb_array_length("prizes") > 0;--> statement-breakpoint
-- Until this release an award held the Chinese name of its prize. One that is no prize keeps its name alone.
UPDATE "project_decisions" SET "prize_id" = "prize"->>'id'
FROM "projects" "p", "matches" "m", jsonb_array_elements("m"."prizes") "prize"
WHERE "p"."id" = "project_decisions"."project_id" AND "m"."id" = "p"."match_id"
	AND "prize"->'name'->>'CN' = "project_decisions"."award";--> statement-breakpoint
UPDATE "project_reviews" SET "prize_id" = "prize"->>'id'
FROM "projects" "p", "matches" "m", jsonb_array_elements("m"."prizes") "prize"
WHERE "p"."id" = "project_reviews"."project_id" AND "m"."id" = "p"."match_id"
	AND "prize"->'name'->>'CN' = "project_reviews"."award";--> statement-breakpoint
UPDATE "project_awards" SET "prize_id" = "prize"->>'id'
FROM "projects" "p", "matches" "m", jsonb_array_elements("m"."prizes") "prize"
WHERE "p"."id" = "project_awards"."project_id" AND "m"."id" = "p"."match_id"
	AND "prize"->'name'->>'CN' = "project_awards"."name";--> statement-breakpoint
UPDATE "matches" SET "winners" = (
	SELECT jsonb_agg("winner" || coalesce((
		SELECT jsonb_build_object('prizeId', "prize"->>'id') FROM jsonb_array_elements("matches"."prizes") "prize"
		WHERE "prize"->'name'->>'CN' = "winner"->>'award' LIMIT 1
	), '{}'::jsonb) ORDER BY "n")
	FROM jsonb_array_elements("matches"."winners") WITH ORDINALITY "t"("winner", "n")
) WHERE jsonb_array_length("winners") > 0;
