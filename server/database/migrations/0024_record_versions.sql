CREATE TABLE "record_drafts" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"user_name" text NOT NULL,
	CONSTRAINT "record_drafts_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "record_versions" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"number" integer NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"user_name" text,
	"content" jsonb NOT NULL,
	"row" jsonb,
	CONSTRAINT "record_versions_kind_record_id_number_pk" PRIMARY KEY("kind","record_id","number")
);
--> statement-breakpoint
ALTER TABLE "record_drafts" ADD CONSTRAINT "record_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_drafts_user" ON "record_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "record_versions_user" ON "record_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "record_versions_deleted" ON "record_versions" USING btree ("kind","at") WHERE "record_versions"."action" = 'deleted';