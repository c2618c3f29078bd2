import * as migration_20261124_020453_initial from './20261124_020453_initial';

export const migrations = [
  {
    up: migration_20261124_020453_initial.up,
    down: migration_20261124_020453_initial.down,
    name: '20261124_020453_initial'
  },
];
