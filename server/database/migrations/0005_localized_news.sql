ALTER TABLE "news" ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_build_object('CN', "title");--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "source" SET DATA TYPE jsonb USING jsonb_build_object('CN', "source");--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "summary" SET DATA TYPE jsonb USING jsonb_build_object('CN', "summary");--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "content" SET DATA TYPE jsonb USING jsonb_build_object('CN', "content");
