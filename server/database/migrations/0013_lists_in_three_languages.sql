ALTER TABLE "highlights" ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_build_object('CN', "title");--> statement-breakpoint
ALTER TABLE "highlights" ALTER COLUMN "summary" SET DATA TYPE jsonb USING jsonb_build_object('CN', "summary");--> statement-breakpoint
ALTER TABLE "organisations" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('CN', "name");--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_build_object('CN', "title");--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "company" SET DATA TYPE jsonb USING jsonb_build_object('CN', "company");--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "summary" SET DATA TYPE jsonb USING jsonb_build_object('CN', "summary");--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "city" SET DATA TYPE jsonb USING jsonb_build_object('CN', "city");--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "award" SET DATA TYPE jsonb USING jsonb_build_object('CN', "award");--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('CN', "name");--> statement-breakpoint
ALTER TABLE "links" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('CN', "name");--> statement-breakpoint
UPDATE "stories" SET "figures" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'label', jsonb_build_object('CN', one->'label'),
    'value', jsonb_build_object('CN', one->'value')) ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements("figures") WITH ORDINALITY AS list(one, place));
