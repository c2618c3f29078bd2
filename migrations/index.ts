import * as migration_20261121_020744_initial from './20261121_020744_initial';

export const migrations = [
  {
    up: migration_20261121_020744_initial.up,
    down: migration_20261121_020744_initial.down,
    name: '20261121_020744_initial'
  },
];
