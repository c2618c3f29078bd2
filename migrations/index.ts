import * as migration_20261121_034746_initial from './20261121_034746_initial';
import * as migration_20261121_051651_catalogue from './20261121_051651_catalogue';

export const migrations = [
  {
    up: migration_20261121_034746_initial.up,
    down: migration_20261121_034746_initial.down,
    name: '20261121_034746_initial',
  },
  {
    up: migration_20261121_051651_catalogue.up,
    down: migration_20261121_051651_catalogue.down,
    name: '20261121_051651_catalogue'
  },
];
