import * as migration_20261121_034746_initial from './20261121_034746_initial';
import * as migration_20261121_054545_catalogue from './20261121_054545_catalogue';

export const migrations = [
  {
    up: migration_20261121_034746_initial.up,
    down: migration_20261121_034746_initial.down,
    name: '20261121_034746_initial',
  },
  {
    up: migration_20261121_054545_catalogue.up,
    down: migration_20261121_054545_catalogue.down,
    name: '20261121_054545_catalogue'
  },
];
