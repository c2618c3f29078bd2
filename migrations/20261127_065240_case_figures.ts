import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cases_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"unit" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "_cases_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "cases_figures" ADD CONSTRAINT "cases_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_version_figures" ADD CONSTRAINT "_cases_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cases_figures_order_idx" ON "cases_figures" USING btree ("_order");
  CREATE INDEX "cases_figures_parent_id_idx" ON "cases_figures" USING btree ("_parent_id");
  CREATE INDEX "cases_figures_locale_idx" ON "cases_figures" USING btree ("_locale");
  CREATE INDEX "_cases_v_version_figures_order_idx" ON "_cases_v_version_figures" USING btree ("_order");
  CREATE INDEX "_cases_v_version_figures_parent_id_idx" ON "_cases_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_cases_v_version_figures_locale_idx" ON "_cases_v_version_figures" USING btree ("_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cases_figures" CASCADE;
  DROP TABLE "_cases_v_version_figures" CASCADE;`)
}
