CREATE TABLE "consents" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"agreed_date" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_kind_version_pk" PRIMARY KEY("user_id","kind","version")
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"publish_date" timestamp with time zone NOT NULL,
	"ask_again" boolean NOT NULL,
	CONSTRAINT "legal_texts_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_text" ON "consents" USING btree ("kind","version");