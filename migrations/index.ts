import * as migration_20261121_034746_initial from './20261121_034746_initial';
import * as migration_20261121_050836_catalogue from './20261121_050836_catalogue';

export const migrations = [
  {
    up: migration_20261121_034746_initial.up,
    down: migration_20261121_034746_initial.down,
    name: '20261121_034746_initial',
  },
  {
    up: migration_20261121_050836_catalogue.up,
    down: migration_20261121_050836_catalogue.down,
    name: '20261121_050836_catalogue'
  },
];
