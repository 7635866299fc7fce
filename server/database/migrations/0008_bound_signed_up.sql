UPDATE "activities" SET "signed_up" = 0 WHERE "signed_up" < 0;--> statement-breakpoint
UPDATE "activities" SET "capacity" = "signed_up" WHERE "signed_up" > "capacity";--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_signed_up" CHECK ("activities"."signed_up" between 0 and "activities"."capacity");