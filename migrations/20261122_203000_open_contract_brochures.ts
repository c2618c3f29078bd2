import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Brochures of service contracts are open to visitors (S2 6); they were restricted with the manuals. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update files set restricted = false
    where restricted
      and id in (
        select brochure.file_id
        from materials brochure join service_contracts_rels of_contract on of_contract.materials_id = brochure.id
        where brochure.kind = 'service-brochure' and of_contract.path = 'files')
      and id not in (
        select file_id from materials where kind in ('manual', 'launch-pack') and file_id is not null)`)
}

/** Which of them an editor had restricted is not known any more. */
export async function down(_: MigrateDownArgs): Promise<void> {}
