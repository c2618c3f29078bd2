import * as migration_20261126_204508_initial from './20261126_204508_initial';

export const migrations = [
  {
    up: migration_20261126_204508_initial.up,
    down: migration_20261126_204508_initial.down,
    name: '20261126_204508_initial'
  },
];
