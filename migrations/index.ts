import * as migration_20261121_031655_initial from './20261121_031655_initial';

export const migrations = [
  {
    up: migration_20261121_031655_initial.up,
    down: migration_20261121_031655_initial.down,
    name: '20261121_031655_initial'
  },
];
