CREATE TABLE "file_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_tickets" ADD CONSTRAINT "file_tickets_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_tickets_expiry" ON "file_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "file_tickets_session" ON "file_tickets" USING btree ("token_hash");