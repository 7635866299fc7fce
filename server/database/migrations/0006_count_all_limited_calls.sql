ALTER TABLE "login_attempts" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "attempts" TO "calls";
