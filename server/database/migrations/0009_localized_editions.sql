ALTER TABLE "matches" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('CN', "name");--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "theme" SET DATA TYPE jsonb USING jsonb_build_object('CN', "theme");--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "introduction" SET DATA TYPE jsonb USING jsonb_build_object('CN', "introduction");--> statement-breakpoint
ALTER TABLE "matches" ALTER COLUMN "statement_title" SET DATA TYPE jsonb USING CASE WHEN "statement_title" IS NULL THEN NULL ELSE jsonb_build_object('CN', "statement_title") END;--> statement-breakpoint
UPDATE "matches" SET
  "stages" = (SELECT coalesce(jsonb_agg(one || jsonb_build_object('name', jsonb_build_object('CN', one->'name')) ORDER BY place), '[]'::jsonb) FROM jsonb_array_elements("stages") WITH ORDINALITY AS list(one, place)),
  "prizes" = (SELECT coalesce(jsonb_agg(one || jsonb_build_object('name', jsonb_build_object('CN', one->'name')) ORDER BY place), '[]'::jsonb) FROM jsonb_array_elements("prizes") WITH ORDINALITY AS list(one, place)),
  "statement" = (SELECT coalesce(jsonb_agg(jsonb_build_object('CN', one) ORDER BY place), '[]'::jsonb) FROM jsonb_array_elements("statement") WITH ORDINALITY AS list(one, place));
