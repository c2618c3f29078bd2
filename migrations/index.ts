import * as migration_20261121_034746_initial from './20261121_034746_initial';

export const migrations = [
  {
    up: migration_20261121_034746_initial.up,
    down: migration_20261121_034746_initial.down,
    name: '20261121_034746_initial'
  },
];
