ALTER TABLE "activities" ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_build_object('CN', "title");--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "city" SET DATA TYPE jsonb USING jsonb_build_object('CN', "city");--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "address" SET DATA TYPE jsonb USING jsonb_build_object('CN', "address");--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "description" SET DATA TYPE jsonb USING jsonb_build_object('CN', "description");--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "cancel_reason" SET DATA TYPE jsonb USING CASE WHEN "cancel_reason" IS NULL THEN NULL ELSE jsonb_build_object('CN', "cancel_reason") END;
