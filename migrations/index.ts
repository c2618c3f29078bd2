import * as migration_20261121_034746_initial from './20261121_034746_initial';
import * as migration_20261121_054545_catalogue from './20261121_054545_catalogue';
import * as migration_20261121_082233_company from './20261121_082233_company';
import * as migration_20261121_231607_library from './20261121_231607_library';
import * as migration_20261122_023957_requests from './20261122_023957_requests';
import * as migration_20261122_061940_search from './20261122_061940_search';
import * as migration_20261122_203000_open_contract_brochures from './20261122_203000_open_contract_brochures';
import * as migration_20261122_204133_active_attachments from './20261122_204133_active_attachments';
import * as migration_20261122_211232_staff_sign_in from './20261122_211232_staff_sign_in';
import * as migration_20261122_213323_search_vocabulary from './20261122_213323_search_vocabulary';
import * as migration_20261123_172241_excerpts from './20261123_172241_excerpts';

export const migrations = [
  {
    up: migration_20261121_034746_initial.up,
    down: migration_20261121_034746_initial.down,
    name: '20261121_034746_initial',
  },
  {
    up: migration_20261121_054545_catalogue.up,
    down: migration_20261121_054545_catalogue.down,
    name: '20261121_054545_catalogue',
  },
  {
    up: migration_20261121_082233_company.up,
    down: migration_20261121_082233_company.down,
    name: '20261121_082233_company',
  },
  {
    up: migration_20261121_231607_library.up,
    down: migration_20261121_231607_library.down,
    name: '20261121_231607_library',
  },
  {
    up: migration_20261122_023957_requests.up,
    down: migration_20261122_023957_requests.down,
    name: '20261122_023957_requests',
  },
  {
    up: migration_20261122_061940_search.up,
    down: migration_20261122_061940_search.down,
    name: '20261122_061940_search',
  },
  {
    up: migration_20261122_203000_open_contract_brochures.up,
    down: migration_20261122_203000_open_contract_brochures.down,
    name: '20261122_203000_open_contract_brochures',
  },
  {
    up: migration_20261122_204133_active_attachments.up,
    down: migration_20261122_204133_active_attachments.down,
    name: '20261122_204133_active_attachments',
  },
  {
    up: migration_20261122_211232_staff_sign_in.up,
    down: migration_20261122_211232_staff_sign_in.down,
    name: '20261122_211232_staff_sign_in',
  },
  {
    up: migration_20261122_213323_search_vocabulary.up,
    down: migration_20261122_213323_search_vocabulary.down,
    name: '20261122_213323_search_vocabulary',
  },
  {
    up: migration_20261123_172241_excerpts.up,
    down: migration_20261123_172241_excerpts.down,
    name: '20261123_172241_excerpts'
  },
];
